// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "support/failing_vfs.h"

#include <sqlite3.h>

#include <cstddef>

namespace support {

namespace {

/// SQLite's view of one open file; the real one lies right behind it.
struct File {
    sqlite3_file base;
    FailingVfs* disk;
};

FailingVfs& diskOf(sqlite3_file* file) { return *reinterpret_cast<File*>(file)->disk; }
sqlite3_file* real(sqlite3_file* file)
{
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<std::byte*>(file) + sizeof(File));
}
sqlite3_vfs* realVfs() { return sqlite3_vfs_find(nullptr); }
FailingVfs& diskOf(sqlite3_vfs* vfs) { return *static_cast<FailingVfs*>(vfs->pAppData); }

int writeTo(sqlite3_file* file, const void* data, int size, sqlite3_int64 at)
{
    FailingVfs& disk = diskOf(file);
    if (!disk.fails())
        return real(file)->pMethods->xWrite(real(file), data, size, at);
    // As a full disk does it: a part still fits.
    static_cast<void>(real(file)->pMethods->xWrite(real(file), data, size / 2, at));
    return disk.failure() == FailingVfs::Failure::Full ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}
int closeFile(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }
int readFrom(sqlite3_file* file, void* data, int size, sqlite3_int64 at)
{
    return real(file)->pMethods->xRead(real(file), data, size, at);
}
int truncateTo(sqlite3_file* file, sqlite3_int64 size)
{
    return diskOf(file).fails() ? SQLITE_IOERR_TRUNCATE : real(file)->pMethods->xTruncate(real(file), size);
}
int syncIt(sqlite3_file* file, int flags)
{
    return diskOf(file).fails() ? SQLITE_IOERR_FSYNC : real(file)->pMethods->xSync(real(file), flags);
}
int sizeOf(sqlite3_file* file, sqlite3_int64* size) { return real(file)->pMethods->xFileSize(real(file), size); }
int lockIt(sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int unlockIt(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int reserved(sqlite3_file* file, int* out) { return real(file)->pMethods->xCheckReservedLock(real(file), out); }
int control(sqlite3_file* file, int what, void* argument)
{
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}
int sectorSize(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }

const sqlite3_io_methods methods{1,       closeFile, readFrom, writeTo, truncateTo, syncIt,          sizeOf,
                                 lockIt,  unlockIt,  reserved, control, sectorSize, characteristics, nullptr,
                                 nullptr, nullptr,   nullptr,  nullptr, nullptr};

int openFile(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    file->pMethods = nullptr;
    const bool makes = (flags & SQLITE_OPEN_CREATE) != 0;
    if (makes && diskOf(vfs).fails())
        return SQLITE_CANTOPEN;
    reinterpret_cast<File*>(file)->disk = &diskOf(vfs);
    const int code = realVfs()->xOpen(realVfs(), name, real(file), flags, outFlags);
    if (code == SQLITE_OK)
        file->pMethods = &methods;
    return code;
}
int deleteFile(sqlite3_vfs* vfs, const char* name, int syncsFolder)
{
    return diskOf(vfs).fails() ? SQLITE_IOERR_DELETE : realVfs()->xDelete(realVfs(), name, syncsFolder);
}
int access(sqlite3_vfs*, const char* name, int flags, int* out)
{
    return realVfs()->xAccess(realVfs(), name, flags, out);
}
int fullName(sqlite3_vfs*, const char* name, int size, char* out)
{
    return realVfs()->xFullPathname(realVfs(), name, size, out);
}
int randomness(sqlite3_vfs*, int size, char* out) { return realVfs()->xRandomness(realVfs(), size, out); }
int sleepFor(sqlite3_vfs*, int microseconds) { return realVfs()->xSleep(realVfs(), microseconds); }
int currentTime(sqlite3_vfs*, double* out) { return realVfs()->xCurrentTime(realVfs(), out); }
int lastError(sqlite3_vfs*, int size, char* out) { return realVfs()->xGetLastError(realVfs(), size, out); }

} // namespace

/// What SQLite keeps a pointer to.
struct FailingVfs::Registration {
    sqlite3_vfs vfs{};
};

FailingVfs::FailingVfs(std::string name) : m_name(std::move(name)), m_registration(std::make_unique<Registration>())
{
    sqlite3_vfs& vfs = m_registration->vfs;
    vfs.iVersion = 1;
    vfs.szOsFile = static_cast<int>(sizeof(File)) + realVfs()->szOsFile;
    vfs.mxPathname = realVfs()->mxPathname;
    vfs.zName = m_name.c_str();
    vfs.pAppData = this;
    vfs.xOpen = openFile;
    vfs.xDelete = deleteFile;
    vfs.xAccess = access;
    vfs.xFullPathname = fullName;
    vfs.xRandomness = randomness;
    vfs.xSleep = sleepFor;
    vfs.xCurrentTime = currentTime;
    vfs.xGetLastError = lastError;
    sqlite3_vfs_register(&vfs, 0);
}

FailingVfs::~FailingVfs() { sqlite3_vfs_unregister(&m_registration->vfs); }

void FailingVfs::failAfter(int more, Failure failure, bool stays)
{
    m_failAt = m_operations + more;
    m_failure = failure;
    m_stays = stays;
}

bool FailingVfs::fails()
{
    const int now = m_operations++;
    const bool fails = m_failAt >= 0 && (now == m_failAt || (m_stays && now > m_failAt));
    m_failures += fails ? 1 : 0;
    return fails;
}

} // namespace support

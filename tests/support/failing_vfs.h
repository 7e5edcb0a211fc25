// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A disk that fails when told to: SQLite's own file system with a counter in front of all that changes a file.
#pragma once

#include <memory>
#include <string>

namespace support {

/// Registers itself with SQLite under its name for as long as it lives.
class FailingVfs {
public:
    /// What the disk answers.
    enum class Failure { Full, Broken };

    explicit FailingVfs(std::string name);
    ~FailingVfs();
    FailingVfs(const FailingVfs&) = delete;
    FailingVfs& operator=(const FailingVfs&) = delete;

    [[nodiscard]] const std::string& name() const { return m_name; }
    /// Changes of files so far: writes, truncations, syncs, deletions, files made.
    [[nodiscard]] int operations() const { return m_operations; }
    /// The change after `more` further ones fails; with `stays` all later ones too, until heal().
    void failAfter(int more, Failure failure, bool stays);
    void heal() { m_failAt = -1; }
    /// How many changes have failed.
    [[nodiscard]] int failures() const { return m_failures; }

    /// Counts one change; whether it fails. For the callbacks.
    [[nodiscard]] bool fails();
    [[nodiscard]] Failure failure() const { return m_failure; }

private:
    struct Registration;

    std::string m_name;
    int m_operations = 0;
    int m_failAt = -1;
    bool m_stays = false;
    int m_failures = 0;
    Failure m_failure = Failure::Full;
    std::unique_ptr<Registration> m_registration;
};

} // namespace support

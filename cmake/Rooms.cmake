# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
# One function a kind of target, so that every room is built with the same flags.

add_library(zc_warnings INTERFACE)
target_compile_options(zc_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wswitch-enum -Werror
  # g++ 12 sees overlapping copies in std::string's operator+ at -O2 where there are none (GCC bug 105329).
  $<$<CXX_COMPILER_ID:GNU>:-Wnull-dereference>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)

# zc_room(name SOURCES … DEPENDS … PRIVATE …): folder = target = namespace = test label.
function(zc_room name)
  cmake_parse_arguments(R "" "" "SOURCES;DEPENDS;PRIVATE" ${ARGN})
  set(kind STATIC)
  if(ZC_KNOCKOUT) # one faulty file shall not link every test anew
    set(kind SHARED)
  endif()
  if(R_SOURCES)
    add_library(${name} ${kind} ${R_SOURCES})
    target_link_libraries(${name} PUBLIC ${R_DEPENDS} PRIVATE zc_warnings ${R_PRIVATE})
    target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
    if(ZC_TIDY)
      set_target_properties(${name} PROPERTIES CXX_CLANG_TIDY
        "${ZC_CLANG_TIDY};--quiet;--extra-arg=-Wno-unknown-warning-option")
    endif()
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE ${R_DEPENDS})
    target_include_directories(${name} INTERFACE ${CMAKE_SOURCE_DIR}/src)
  endif()
endfunction()

# How a test runs: no display, one language, never longer than it may.
function(zc_test_properties test room timeout)
  if(NOT timeout)
    set(timeout 300)
  endif()
  set(environment "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;LC_ALL=C.UTF-8")
  if(ZC_SANITIZE OR ZC_COVERAGE) # instrumented, everything takes many times as long
    math(EXPR timeout "${timeout} * 10")
    list(APPEND environment "QTEST_FUNCTION_TIMEOUT=3000000")
  endif()
  set_tests_properties(${test} PROPERTIES LABELS ${room} TIMEOUT ${timeout} ENVIRONMENT "${environment}")
endfunction()

# Where many tests link the same (ZC_TEST_HEADERS_OF), what they all include stands in ZC_TEST_HEADERS: parsed once, which
# halves the time that each takes to compile.
function(zc_precompile_test target room depends)
  if(NOT ZC_TEST_HEADERS OR NOT "${depends}" STREQUAL "${ZC_TEST_HEADERS_OF}")
    return()
  endif()
  get_property(first GLOBAL PROPERTY zc_precompiled_${room})
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE ${ZC_TEST_HEADERS})
    set_property(GLOBAL PROPERTY zc_precompiled_${room} ${target})
  endif()
endfunction()

# zc_test(room name SOURCES … DEPENDS …): one Qt Test executable, registered with ctest under the room's label.
function(zc_test room name)
  cmake_parse_arguments(T "" "TIMEOUT" "SOURCES;DEPENDS" ${ARGN})
  set(target test_${room}_${name})
  add_executable(${target} ${T_SOURCES})
  set_target_properties(${target} PROPERTIES AUTOMOC ON)
  target_link_libraries(${target} PRIVATE ${T_DEPENDS} zc_warnings Qt6::Test)
  target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/tests ${CMAKE_SOURCE_DIR}/src)
  target_compile_definitions(${target} PRIVATE ZC_SOURCE_DIR="${CMAKE_SOURCE_DIR}" ZC_BINARY_DIR="${CMAKE_BINARY_DIR}")
  zc_precompile_test(${target} ${room} "${T_DEPENDS}")
  add_test(NAME ${room}/${name} COMMAND ${target})
  zc_test_properties(${room}/${name} ${room} "${T_TIMEOUT}")
endfunction()

# zc_script_test(room name SCRIPT file ARGS …): a Python script that exits with 0 when all is well.
function(zc_script_test room name)
  cmake_parse_arguments(T "" "TIMEOUT;SCRIPT" "ARGS" ${ARGN})
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  add_test(NAME ${room}/${name} COMMAND ${Python3_EXECUTABLE} -B ${CMAKE_CURRENT_SOURCE_DIR}/${T_SCRIPT} ${T_ARGS})
  zc_test_properties(${room}/${name} ${room} "${T_TIMEOUT}")
endfunction()

# zc_fuzz(name SOURCES … DEPENDS … CORPUS folder): with ZC_FUZZ a libFuzzer executable fuzz_<name>; otherwise the same
# function run over the corpus as a test, so that a found crash stays found.
function(zc_fuzz name)
  cmake_parse_arguments(F "" "CORPUS" "SOURCES;DEPENDS" ${ARGN})
  set(target fuzz_${name})
  if(ZC_FUZZ)
    add_executable(${target} ${F_SOURCES})
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  else()
    add_executable(${target} ${F_SOURCES} ${CMAKE_SOURCE_DIR}/tests/fuzz/replay.cpp)
    add_test(NAME fuzz/${name} COMMAND ${target} ${F_CORPUS})
    zc_test_properties(fuzz/${name} fuzz "")
  endif()
  target_link_libraries(${target} PRIVATE ${F_DEPENDS} zc_warnings)
  target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/tests ${CMAKE_SOURCE_DIR}/src)
endfunction()

# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
# One function a kind of target, so that every room is built with the same flags.

option(ZC_TESTS "Build the tests" ON)
option(ZC_BENCHMARKS "Build the benchmarks" OFF)
option(ZC_FUZZ "Build the fuzz targets (clang)" OFF)
option(ZC_KNOCKOUT "Let a test run switch one rule off (./dev knockout)" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)

add_library(zc_warnings INTERFACE)
target_compile_options(zc_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wswitch-enum -Werror
  $<$<CXX_COMPILER_ID:GNU>:-Wnull-dereference>)

# zc_room(name SOURCES … DEPENDS … PRIVATE …): folder = target = namespace = test label.
function(zc_room name)
  cmake_parse_arguments(R "" "" "SOURCES;DEPENDS;PRIVATE" ${ARGN})
  if(R_SOURCES)
    add_library(${name} STATIC ${R_SOURCES})
    target_link_libraries(${name} PUBLIC ${R_DEPENDS} PRIVATE zc_warnings ${R_PRIVATE})
    target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE ${R_DEPENDS})
    target_include_directories(${name} INTERFACE ${CMAKE_SOURCE_DIR}/src)
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
  add_test(NAME ${room}/${name} COMMAND ${target})
  if(NOT T_TIMEOUT)
    set(T_TIMEOUT 300)
  endif()
  set_tests_properties(${room}/${name} PROPERTIES LABELS ${room} TIMEOUT ${T_TIMEOUT}
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;LC_ALL=C.UTF-8")
endfunction()

# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
# The four catalogues, compiled into the room presentation under :/i18n.
find_package(Qt6 6.4 REQUIRED COMPONENTS LinguistTools)
set(catalogues)
foreach(language en es fr ru)
  list(APPEND catalogues ${CMAKE_SOURCE_DIR}/translations/companion_${language}.ts)
endforeach()
qt_add_lrelease(presentation TS_FILES ${catalogues} QM_FILES_OUTPUT_VARIABLE compiled_catalogues
                OPTIONS -silent -nounfinished -removeidentical)
qt_add_resources(presentation catalogues PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${compiled_catalogues})

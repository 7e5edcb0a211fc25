// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The measures of a block, in units of R, as resources/look-tokens.json has them (a test compares both).
#pragma once

#include <array>

namespace ui::metrics {

inline constexpr double hexRadius = 0.972;
inline constexpr double cornerRounding = 0.05;
inline constexpr double outlineNobody = 0.016;
inline constexpr double outlineOwned = 0.022;
inline constexpr double outlineOwnedOpacity = 0.75;
inline constexpr double outlineSelected = 0.035;

inline constexpr double wallN = 0.804;
inline constexpr double wallHalf = 0.34;
inline constexpr double wallWidth = 0.062;

inline constexpr double gateInner = 0.625;
inline constexpr double gateOuter = 0.868;
inline constexpr double gateHalfNormal = 0.25;
inline constexpr double gateHalfDouble = 0.30;
inline constexpr double gateHalfLarge = 0.34;
inline constexpr double gateRounding = 0.12;
inline constexpr double gateStroke = 0.026;
inline constexpr double gateStrokeLarge = 0.042;
inline constexpr std::array<double, 2> gateDash{0.07, 0.045};

inline constexpr double seatN = 0.712;
inline constexpr double seatDouble = 0.15;
inline constexpr double seatLarge = 0.11;
inline constexpr double seatRadius = 0.032;

inline constexpr double thresholdN = 0.866;
inline constexpr double thresholdHalf = 0.225;
inline constexpr double thresholdWidth = 0.016;
inline constexpr double thresholdDash = 0.03;
inline constexpr double stopN = 0.868;
inline constexpr double stopHalf = 0.2;
inline constexpr double stopWidth = 0.05;

inline constexpr double middleRadius = 0.61;
inline constexpr double middleRounding = 0.07;
inline constexpr double middleStroke = 0.024;
inline constexpr double middleStrokeLarge = 0.042;
inline constexpr double middleInnerRadius = 0.555;
inline constexpr double middleInnerWidth = 0.016;
inline constexpr std::array<double, 2> middleDash{0.075, 0.05};

inline constexpr double linkWidth = 0.05;
inline constexpr double spokeFrom = 0.518;
inline constexpr double spokeTo = 0.635;
inline constexpr double ringN = 0.735;

inline constexpr double arrowSize = 0.145;
inline constexpr double arrowSpokeN = 0.592;
inline constexpr double arrowHalo = 0.3;
inline constexpr std::array<std::array<double, 2>, 4> dart{{{0.78, 0}, {-0.6, -0.58}, {-0.24, 0}, {-0.6, 0.58}}};
inline constexpr double borderArrowN = 0.8;
inline constexpr double borderArrowSize = 0.13;

inline constexpr double defenceN = 0.672;
inline constexpr double defenceOffset = -0.01;
inline constexpr double defenceSize = 0.185;
inline constexpr double defencePlate = 0.23;
inline constexpr double defencePlateRounding = 0.06;

/// Of more than two plates each stands that much farther in or out, and smaller.
inline constexpr double plateStep = 0.075;
inline constexpr double plateSmaller = 0.64;

inline constexpr double partCentre = 0.985;
inline constexpr double partRadius = 0.21;
inline constexpr double partStroke = 0.022;
inline constexpr double iconRadius = 0.21;
inline constexpr double iconStroke = 0.024;
inline constexpr double coinRadius = 0.155;

inline constexpr double nameSize = 0.146;
/// A name that is wider goes on two lines; the Core has no gates beside its name, but is open at its corners.
inline constexpr double nameWidth = 0.74;
inline constexpr double nameOverhang = 1.2; ///< of it: so far a word may reach towards the middle's edge
inline constexpr double coreNameWidth = 0.7;
/// The words on a cell that could take a block; wider ones would reach its edge.
inline constexpr double ghostWordsWidth = 1.5;
inline constexpr double nameOneY = -0.3;
inline constexpr std::array<double, 2> nameTwoY{-0.385, -0.25};
inline constexpr double namePawnOneY = -0.36;
inline constexpr std::array<double, 2> namePawnTwoY{-0.4, -0.272};

inline constexpr double iceY = 0.325;
inline constexpr double iceSize = 0.21;
inline constexpr double iceGap = 0.035;

inline constexpr double counterX = -0.345;
inline constexpr double counterY = 0.02;
inline constexpr double counterRadius = 0.125;
inline constexpr std::array<double, 2> counterStep{0.1, -0.03};

inline constexpr double effectX = 0.335;
inline constexpr double effectY = 0.02;
inline constexpr double effectCircle = 0.155;
inline constexpr double effectSquare = 0.145;
inline constexpr double effectSquareRounding = 0.06;
inline constexpr double effectHexagon = 0.17;
inline constexpr double effectStroke = 0.016;
inline constexpr double effectGlyph = 0.19;

/// Effects of several times stand one above the other, smaller.
inline constexpr double effectsStep = 0.12;
inline constexpr double effectsSmaller = 0.68;

inline constexpr double pawnRadius = 0.155;
/// Pawns of one space stand that far apart along the side.
inline constexpr double pawnStep = 0.17;

/// A block card: an upright body with a tab at its joined side; its middle space reaches there by a neck.
inline constexpr double cardHalfWidth = 0.52;
inline constexpr double cardHalfHeight = 0.66;
inline constexpr double cardRounding = 0.07;
inline constexpr double cardTab = 0.26;
inline constexpr double cardNeck = 0.13;
inline constexpr double cardReach = 1.002;
inline constexpr double cardPad = 0.29;
inline constexpr double cardBeside = 0.25;
inline constexpr double cardNameY = 0.44;
inline constexpr double cardMarkX = 0.38;
inline constexpr double cardMarkY = 0.54;

inline constexpr double coreCorner = 0.83;
inline constexpr double coreNeckN = 0.7;
inline constexpr double coreNeckHalf = 0.25;
inline constexpr double coreStroke = 0.034;
inline constexpr std::array<double, 2> coreNameY{-0.4, -0.245};

inline constexpr double hitMiddleApothem = 0.36;
inline constexpr double hitGateFrom = 0.36;
inline constexpr double hitGateTo = 0.866;
inline constexpr double hitGateHalfInner = 0.21;
inline constexpr double hitGateHalfOuter = 0.5;
inline constexpr double choosingR = 112;

inline constexpr double detailAll = 88;
inline constexpr double detailSome = 64;

} // namespace ui::metrics

// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The reader of JSON against Qt's: what it accepts, Qt accepts and sees the same; what Qt refuses, it refuses; what it
// refuses of what Qt accepts has a reason of its own (a key twice, a limit, a number too large, text that is no UTF-8).
#include "record/value.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <algorithm>
#include <random>
#include <set>

using Code = record::ReadProblem::Code;

namespace {

using Random = std::mt19937;

int upTo(Random& random, int most) { return std::uniform_int_distribution<int>(0, most)(random); }

std::string someText(Random& random)
{
    static const std::vector<std::string> parts{"a", "Ж", "ñ", "œ", "\\n", "\\\"", "\\\\", "\\u0041", "\\ud83c\\udfb2",
                                                " ", "0"};
    std::string text = "\"";
    for (int i = upTo(random, 5); i > 0; --i)
        text += parts[static_cast<std::size_t>(upTo(random, static_cast<int>(parts.size()) - 1))];
    return text + '"';
}

/// JSON text at random, no deeper than `depth`.
std::string someJson(Random& random, int depth)
{
    static const std::vector<std::string> plain{"null", "true", "false", "0",   "-1",
                                                "42",   "1.5",  "-0.25", "1e3", "123456789"};
    const int kind = upTo(random, depth > 0 ? 5 : 3);
    if (kind <= 2)
        return plain[static_cast<std::size_t>(upTo(random, static_cast<int>(plain.size()) - 1))];
    if (kind == 3)
        return someText(random);
    std::string list;
    for (int i = upTo(random, 4); i > 0; --i) {
        if (!list.empty())
            list += upTo(random, 3) == 0 ? " ,\n" : ",";
        if (kind == 5) // keys of their own
            list += "\"k" + std::to_string(i) + "\":";
        list += someJson(random, depth - 1);
    }
    return kind == 4 ? '[' + list + ']' : '{' + list + '}';
}

/// One byte lost, doubled, swapped or another.
std::string broken(Random& random, std::string text)
{
    static constexpr std::string_view bytes = "{}[],:\"\\0-.eE1tfn \x80\xff\x01";
    const auto at = static_cast<std::size_t>(upTo(random, static_cast<int>(text.size()) - 1));
    switch (upTo(random, 3)) {
    case 0: text.erase(at, 1); break;
    case 1: text.insert(at, 1, text[at]); break;
    case 2: std::swap(text[at], text[text.size() - 1 - at]); break;
    default: text[at] = bytes[static_cast<std::size_t>(upTo(random, static_cast<int>(bytes.size()) - 1))]; break;
    }
    return text;
}

/// A value as Qt would hold it.
QJsonValue asQt(const record::Value& value)
{
    if (const auto* flag = std::get_if<bool>(&value.data))
        return *flag;
    if (const auto* whole = std::get_if<std::int64_t>(&value.data))
        return static_cast<qint64>(*whole);
    if (const auto* large = std::get_if<std::uint64_t>(&value.data))
        return static_cast<double>(*large);
    if (const auto* real = std::get_if<record::Value::Real>(&value.data))
        return real->number;
    if (const auto* text = std::get_if<std::string>(&value.data))
        return QString::fromStdString(*text);
    if (const auto* list = std::get_if<record::Array>(&value.data)) {
        QJsonArray array;
        for (const record::Value& one : *list)
            array.append(asQt(one));
        return array;
    }
    if (const auto* members = std::get_if<record::Object>(&value.data)) {
        QJsonObject object;
        for (const record::Member& one : *members)
            object[QString::fromStdString(one.key)] = asQt(one.value);
        return object;
    }
    return {};
}

/// Equal values; a number is what it counts, however Qt keeps it.
bool same(const QJsonValue& a, const QJsonValue& b)
{
    if (a.isDouble() && b.isDouble())
        return a.toDouble() == b.toDouble();
    if (a.isArray() && b.isArray()) {
        const QJsonArray one = a.toArray();
        const QJsonArray other = b.toArray();
        return std::equal(one.begin(), one.end(), other.begin(), other.end(), same);
    }
    if (!a.isObject() || !b.isObject())
        return a == b;
    const QJsonObject one = a.toObject();
    const QJsonObject other = b.toObject();
    const QStringList keys = one.keys();
    return keys == other.keys()
        && std::all_of(keys.begin(), keys.end(), [&](const QString& key) { return same(one[key], other[key]); });
}

/// Both readers on one text; what is wrong, or an empty text.
QByteArray disagreement(const std::string& text)
{
    const QByteArray list = '[' + QByteArray::fromStdString(text) + ']'; // Qt reads lists and objects only
    QJsonParseError error{};
    const QJsonDocument qt = QJsonDocument::fromJson(list, &error);
    const auto own = record::parse(list.toStdString());
    if (own && error.error != QJsonParseError::NoError)
        return "accepted what Qt calls " + error.errorString().toUtf8() + ": " + list;
    if (own && !same(asQt(*own), QJsonValue(qt.array())))
        return "read otherwise: " + list;
    if (own || error.error != QJsonParseError::NoError)
        return {};
    // Qt forgives raw control characters, halves of surrogates and a few forms of numbers.
    static const std::set<Code> reasons{Code::NotJson, Code::DuplicateKey, Code::TooDeep,
                                        Code::TooLong, Code::TooLarge,     Code::OutOfRange};
    return reasons.contains(own.error().code) ? QByteArray() : "no reason to refuse: " + list;
}

} // namespace

class TwoReadersTest : public QObject {
    Q_OBJECT
private slots:
    void wholeTexts();
    void brokenTexts();
    void writtenAndReadAgain();
};

void TwoReadersTest::wholeTexts()
{
    Random random(11);
    for (int i = 0; i < 4000; ++i) {
        const std::string text = someJson(random, 5);
        const QByteArray wrong = disagreement(text);
        QVERIFY2(wrong.isEmpty(), wrong);
        QVERIFY2(record::parse(text), text.c_str());
    }
}

void TwoReadersTest::brokenTexts()
{
    Random random(12);
    int refused = 0;
    for (int i = 0; i < 12000; ++i) {
        std::string text = someJson(random, 4);
        for (int faults = 1 + upTo(random, 2); faults > 0 && !text.empty(); --faults)
            text = broken(random, text);
        const QByteArray wrong = disagreement(text);
        QVERIFY2(wrong.isEmpty(), wrong);
        refused += record::parse(text) ? 0 : 1;
    }
    QVERIFY(refused > 4000); // else nothing was broken
}

void TwoReadersTest::writtenAndReadAgain()
{
    Random random(13);
    for (int i = 0; i < 2000; ++i) {
        const auto value = record::parse(someJson(random, 5));
        QVERIFY(value);
        const std::string text = record::written(*value);
        const auto again = record::parse(text);
        QVERIFY(again);
        QVERIFY2(same(asQt(*again), asQt(*value)), text.c_str());
        QCOMPARE(record::written(*again), text); // one form
    }
}

QTEST_GUILESS_MAIN(TwoReadersTest)
#include "two_readers_test.moc"

// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/dice_view.h"

#include "ui/zaibatsu/board_items.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>

static void initDiceResource()
{
    Q_INIT_RESOURCE(board); // the room is a static library
}

namespace ui {

DiceView::DiceView(const Look& look, const Faces& faces, QWidget* parent)
    : QQuickWidget(parent),
      m_tokens(new BoardTokens(look, this))
{
    initDiceResource();
    registerPaintedItems();
    setResizeMode(SizeRootObjectToView);
    setClearColor(look.ink(Ink::Panel));
    QVariantList shown;
    for (const int face : faces.faces)
        shown << face;
    QVariantList hits;
    for (const bool hit : faces.hits)
        hits << hit;
    const QUrl url(QStringLiteral("qrc:/qml/Dice.qml"));
    QQmlComponent component(engine(), url);
    QObject* root = component.createWithInitialProperties({{"tokens", QVariant::fromValue<QObject*>(m_tokens)},
                                                           {"faces", shown},
                                                           {"hits", hits},
                                                           {"black", faces.black}});
    for (const QQmlError& error : component.errors())
        qWarning("%s", qUtf8Printable(error.toString()));
    if (!root)
        return;
    setContent(url, &component, root);
    QQmlEngine::setObjectOwnership(root, QQmlEngine::CppOwnership);
    const QMetaObject* from = root->metaObject();
    connect(root, from->method(from->indexOfSignal("restRequested()")), this,
            staticMetaObject.method(staticMetaObject.indexOfMethod("rested()")));
}

void DiceView::roll()
{
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "roll");
}

void DiceView::skip()
{
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "skip");
}

} // namespace ui

import 'server-only'
import { createTranslator } from 'next-intl'
import { GIFT_MOTIFS, type MotifPaint } from '@/lib/customers/gift-motifs'
import { textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { INK, LINE, MUTED, openPdf, PAPERS, type Pdf, type TextStyle } from '@/lib/platform/pdf/pdf'
import type { CardToPrint } from './card-to-print'

const MARGIN = 28
/** As motifs are drawn. */
const MOTIF = { width: 160, height: 100 }
const OPACITY: Record<MotifPaint, number> = {
  light: 0.12,
  half: 0.5,
  bright: 0.9,
  soft: 0.7,
  thread: 0.8,
}

type Panel = { width: number; height: number }
type Draw = (panel: Panel) => void

/**
 * Gift cards as a file to print, a sheet each, which is printed on one side: folded across to the back and then along to the
 * back, it is a card with a cover, two inner pages and a back.
 *
 * @param cards in one language, at least one
 */
export async function giftCardPdf(
  cards: readonly [CardToPrint, ...CardToPrint[]],
): Promise<Buffer> {
  const [{ language, paper, storeName, madeAt }] = cards
  const t = await textsIn(language)
  const pdf = await openPdf({ title: t('title'), author: storeName, language, madeAt, paper })
  for (const [index, card] of cards.entries()) {
    if (index > 0) pdf.document.addPage()
    sheet(pdf, card, t)
  }
  return pdf.finished()
}

async function textsIn(language: string) {
  const locale = textLocaleOf(language)
  const messages = (await loadMessages(locale)) as Messages
  return createTranslator<Messages, 'printedCard'>({ locale, messages, namespace: 'printedCard' })
}
type Texts = Awaited<ReturnType<typeof textsIn>>

function sheet(pdf: Pdf, card: CardToPrint, t: Texts) {
  const { width, height } = PAPERS[card.paper]
  const panel = { width: width / 2, height: height / 2 }
  // The upper half is folded to the back, and so stands upside down here.
  inPanel(pdf, panel, [width, panel.height], 180, (place) => greeting(pdf, card, t, place))
  inPanel(pdf, panel, [panel.width, panel.height], 180, (place) => worth(pdf, card, t, place))
  inPanel(pdf, panel, [0, panel.height], 0, (place) => back(pdf, card, t, place))
  inPanel(pdf, panel, [panel.width, panel.height], 0, (place) => cover(pdf, card, place))
  foldLines(pdf, width, height)
}

/** Draws a quarter of the sheet, whose upper left corner is the origin meanwhile. */
function inPanel(
  { document }: Pdf,
  panel: Panel,
  [x, y]: readonly [number, number],
  turn: number,
  draw: Draw,
) {
  document.save().translate(x, y).rotate(turn)
  draw(panel)
  document.restore()
}

function foldLines({ document }: Pdf, width: number, height: number) {
  document
    .save()
    .lineWidth(0.5)
    .strokeColor(LINE)
    .dash(2, { space: 4 })
    .moveTo(0, height / 2)
    .lineTo(width, height / 2)
    .moveTo(width / 2, 0)
    .lineTo(width / 2, height)
    .stroke()
    .restore()
}

function cover(pdf: Pdf, { design, colours, storeName, amount }: CardToPrint, panel: Panel) {
  const { document } = pdf
  const box = {
    x: MARGIN,
    y: MARGIN,
    width: panel.width - 2 * MARGIN,
    height: panel.height - 2 * MARGIN,
  }
  document.save()
  document.roundedRect(box.x, box.y, box.width, box.height, 16).clip()
  const shades = document.linearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  shades.stop(0, colours.from).stop(1, colours.to)
  document.rect(box.x, box.y, box.width, box.height).fill(shades)
  const scale = (box.width / MOTIF.width) * 1.5
  // The drawing is broad and the cover high: its end, where it shows most, stands at the foot.
  document
    .save()
    .translate(box.x + box.width - MOTIF.width * scale, box.y + box.height - MOTIF.height * scale)
    .scale(scale)
  for (const { path, at, size, turn, paint, lineWidth } of GIFT_MOTIFS[design]) {
    document.save().translate(at[0], at[1]).scale(size).rotate(turn)
    const isWhite = paint === 'light' || paint === 'half'
    if (paint === 'thread')
      document
        .path(path)
        .lineWidth(lineWidth)
        .lineCap('round')
        .strokeColor(colours.tint, OPACITY.thread)
        .stroke()
    else
      document
        .path(path)
        .fillColor(isWhite ? '#ffffff' : colours.tint, OPACITY[paint])
        .fill()
    document.restore()
  }
  document.restore()
  document.fillOpacity(1).strokeOpacity(1)
  const width = box.width - 40
  const white = { bold: true, colour: '#ffffff' }
  // Above the drawing, so that nothing bright is behind the letters.
  const top = { x: box.x + 20, y: box.y + 22, width }
  const y = top.y + fitted(pdf, storeName, { ...top, height: 66 }, [22, 18, 14], white) + 6
  fitted(pdf, amount, { ...top, y, height: 48 }, [34, 28, 22, 16, 12], white)
  document.restore()
}

function greeting(
  pdf: Pdf,
  { recipientName, message, giver, colours }: CardToPrint,
  t: Texts,
  panel: Panel,
) {
  const width = panel.width - 2 * MARGIN
  let y = MARGIN + 24
  if (recipientName)
    y += fitted(
      pdf,
      t('for', { name: recipientName }),
      { x: MARGIN, y, width, height: 60 },
      [18, 15, 12],
      { bold: true, colour: colours.strong },
    )
  const place = { x: MARGIN, y: y + 16, width, height: panel.height - y - 16 - 90 }
  fitted(pdf, message, place, [13, 12, 11, 10, 9, 8, 7, 6], { colour: INK })
  if (giver)
    fitted(
      pdf,
      t('from', { name: giver }),
      { x: MARGIN, y: panel.height - MARGIN - 44, width, height: 40 },
      [13, 11, 9],
      { bold: true, colour: INK },
    )
}

function worth(pdf: Pdf, card: CardToPrint, t: Texts, panel: Panel) {
  const width = panel.width - 2 * MARGIN
  const { document } = pdf
  let y = MARGIN + 24
  y += pdf.write(t('title'), MARGIN, y, { width }, { size: 12, colour: MUTED }) + 4
  const size = sizeFor(pdf, card.amount, { width, height: 44 }, [30, 24, 18, 14])
  y += pdf.write(card.amount, MARGIN, y, { width }, { size, bold: true }) + 18
  y += pdf.write(t('code'), MARGIN, y, { width }, { size: 10, colour: MUTED }) + 4
  document
    .roundedRect(MARGIN, y, width, 40, 8)
    .lineWidth(1)
    .strokeColor(card.colours.strong)
    .stroke()
  const codeSize = sizeFor(pdf, card.code, { width: width - 16, height: 24 }, [16, 14, 12, 10, 8])
  pdf.write(
    card.code,
    MARGIN + 8,
    y + 20 - codeSize * 0.68,
    { width: width - 16, align: 'center' },
    { size: codeSize, bold: true },
  )
  y += 40 + 18
  y += pdf.write(t('howTo'), MARGIN, y, { width }, { size: 10, bold: true }) + 3
  y +=
    pdf.write(t('spend', { address: card.storeAddress }), MARGIN, y, { width }, { size: 10 }) + 12
  const until = card.validUntil ? t('validUntil', { date: card.validUntil }) : t('noEnd')
  pdf.write(until, MARGIN, y, { width }, { size: 10, colour: MUTED })
}

function back(pdf: Pdf, { storeName, storeAddress }: CardToPrint, t: Texts, panel: Panel) {
  const width = panel.width - 2 * MARGIN
  const place = { width, align: 'center' } as const
  const y = panel.height - MARGIN - 70
  pdf.write(storeName, MARGIN, y, place, { size: 12, bold: true })
  pdf.write(storeAddress, MARGIN, y + 18, place, { size: 9, colour: MUTED })
  pdf.write(t('fold'), MARGIN, y + 42, place, { size: 7, colour: MUTED })
}

type Place = { x: number; y: number; width: number; height: number }

/** The largest of some sizes, which descend, at which a text fits; the last if it fits at none. */
function sizeFor(
  pdf: Pdf,
  text: string,
  { width, height }: Panel,
  sizes: readonly number[],
  style: TextStyle = {},
): number {
  const fits = (size: number) => pdf.heightOf(text, width, { ...style, size }) <= height
  return sizes.find(fits) ?? sizes.at(-1) ?? 9
}

/** Writes a text as large as fits into a place; what fits at no size is cut off there. @returns its height */
function fitted(
  pdf: Pdf,
  text: string,
  { x, y, width, height }: Place,
  sizes: readonly number[],
  style: TextStyle,
): number {
  if (text === '') return 0
  const size = sizeFor(pdf, text, { width, height }, sizes, style)
  pdf.document.save().rect(x, y, width, height).clip()
  const written = pdf.write(text, x, y, { width }, { ...style, size })
  pdf.document.restore()
  return Math.min(written, height)
}

import 'server-only'
import { createTranslator } from 'next-intl'
import {
  type Fact,
  footOf,
  HALF,
  LEFT,
  numberPages,
  SMALL,
  STRONG,
  WIDTH,
  writeClosing,
  writeFacts,
  writeHeading,
  writeSums,
  writeTable,
} from '@/lib/bookkeeping/invoices/document-sheet'
import { type DocumentTexts, documentTexts } from '@/lib/bookkeeping/invoices/document-texts'
import { smallBusinessBasis } from '@/lib/bookkeeping/invoices/small-business'
import { textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { INK, openPdf, type Pdf } from '@/lib/platform/pdf/pdf'
import { isTerritory } from '@/lib/pricing/territories'
import type { Quote } from './quote'

type Texts = DocumentTexts & { quote: Awaited<ReturnType<typeof quoteTexts>> }

async function quoteTexts(language: string) {
  const locale = textLocaleOf(language)
  const messages = (await loadMessages(locale)) as Messages
  return createTranslator<Messages, 'quote'>({ locale, messages, namespace: 'quote' })
}

/** The same file for the same quote, whenever it is made. */
export async function quotePdf(quote: Quote): Promise<Buffer> {
  const { number, madeOn, seller, language, currency } = quote
  const texts = {
    ...(await documentTexts(language, currency)),
    quote: await quoteTexts(language),
  }
  const pdf = await openPdf({
    title: texts.quote('pdfTitle', { number }),
    author: seller.name,
    language,
    madeAt: new Date(`${madeOn}T00:00:00Z`),
  })
  let y = writeHeading(pdf, { seller, title: texts.quote('title'), number })
  y = parties(pdf, quote, texts, y + 30)
  y = table(pdf, quote, texts, y + 28)
  y = sums(pdf, quote, texts, y + 8)
  writeClosing(pdf, closing(quote, texts), footOf(seller, texts.t), y + 20)
  numberPages(pdf, (page, count) => texts.t('page', { number, page, count }))
  return pdf.finished()
}

/** Whom it is for, where that was said, and its dates. */
function parties(
  pdf: Pdf,
  { buyer, number, madeOn, until }: Quote,
  { quote: said, t, day }: Texts,
  top: number,
): number {
  pdf.rule(LEFT, top, WIDTH, INK, 1)
  const start = top + 12
  const place = { width: HALF - 20 }
  let y = start
  const [first, ...others] = [
    buyer.company,
    buyer.address,
    buyer.taxId === '' ? '' : t('taxId', { taxId: buyer.taxId }),
  ].filter(Boolean)
  if (first !== undefined) {
    y += pdf.write(said('for'), LEFT, y, place, SMALL) + 2
    y += pdf.write(first, LEFT, y, place, { bold: true, size: 10 })
  }
  for (const line of others) y += pdf.write(line, LEFT, y, place)
  const facts: Fact[] = [
    [said('number'), number],
    [said('date'), day(madeOn)],
    [said('until'), day(until)],
    ...(buyer.reference === '' ? [] : [[t('yourReference'), buyer.reference] satisfies Fact]),
  ]
  return Math.max(y, writeFacts(pdf, facts, start))
}

function table(
  pdf: Pdf,
  { lines, tax, pricesHoldTax }: Quote,
  { t, amount, percent }: Texts,
  top: number,
): number {
  const head = [
    t('description'),
    t('quantity'),
    t(pricesHoldTax ? 'unitPriceGross' : 'unitPrice'),
    t('net'),
    t('rate'),
    t('tax'),
    t('total'),
  ]
  const rows = lines.map((line) => [
    line.name ?? '',
    String(line.quantity),
    amount(line.unitCents),
    amount(line.netCents),
    percent(tax.basisPoints),
    amount(line.taxCents),
    amount(line.totalCents),
  ])
  return writeTable(pdf, head, rows, top)
}

const sums = (
  pdf: Pdf,
  { totals, tax, currency }: Quote,
  { t, amount, percent }: Texts,
  top: number,
): number =>
  writeSums(
    pdf,
    [
      [t('net'), amount(totals.netCents), {}],
      [
        t('taxAt', { rate: percent(tax.basisPoints), net: amount(totals.netCents) }),
        amount(totals.taxCents),
        {},
      ],
      [t('totalIn', { currency }), amount(totals.totalCents), STRONG],
    ],
    top,
  )

/** That its prices are not held, where it can be ordered, and why there is no tax. */
const closing = (quote: Quote, { quote: said, t, territory, day }: Texts): string =>
  [
    said('notHeld', { date: day(quote.madeOn), until: day(quote.until) }),
    said('order', { url: quote.orderUrl }),
    ...(quote.tax.kind === 'reverse_charge' ? [t('reverseCharge')] : []),
    ...(isTerritory(quote.tax.territory)
      ? [t('outsideTerritory', { territory: territory(quote.tax.territory) })]
      : []),
    ...(quote.smallBusiness
      ? [t('smallBusiness', { basis: smallBusinessBasis(quote.sellerCountry) })]
      : []),
  ].join('\n')

import 'server-only'
import { createTranslator } from 'next-intl'
import { PLATFORM_NAMES } from '@/lib/catalog/product-facts'
import { EVERYWHERE, regionNames } from '@/lib/catalog/regions'
import { numberLocaleOf } from '@/lib/i18n/currencies'
import { textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import type { PrintedLogo } from '@/lib/media/printed-logo'
import { INK, MUTED, openPdf, PAGE, type Pdf, type TextStyle } from '@/lib/platform/pdf/pdf'
import { drawLogo } from '../invoices/document-sheet'
import type { Certificate } from './certificate'

const LEFT = PAGE.margin
const WIDTH = PAGE.width - 2 * PAGE.margin
const LABEL_WIDTH = 150
const BOTTOM = PAGE.height - PAGE.margin - 24
const SMALL: TextStyle = { size: 8, colour: MUTED }

type Fact = [label: string, value: string]

/** A certificate as a file: the same for the same certificate and logo. */
export async function certificatePdf(
  certificate: Certificate,
  logo: PrintedLogo | null = null,
): Promise<Buffer> {
  const { language, seller, orderNumber, issuedOn } = certificate
  const texts = await textsIn(language)
  const { t } = texts
  const pdf = await openPdf({
    title: t('pdfTitle', { number: orderNumber }),
    author: seller.name,
    language,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
  })
  let y: number = PAGE.margin + drawLogo(pdf, logo)
  y += pdf.write(t('title'), LEFT, y, { width: WIDTH }, { bold: true, size: 20 }) + 6
  y += pdf.write(t('lead', { store: certificate.storeName }), LEFT, y, { width: WIDTH }) + 12
  pdf.rule(LEFT, y, WIDTH, INK, 1)
  y = facts(pdf, factsOf(certificate, texts), y + 14)
  for (const group of certificate.groups) {
    y = ruled(pdf, y + 6)
    y = facts(pdf, groupFacts(group, texts), y)
    if (group.origin.licenceKind === 'used') y = paragraph(pdf, t('transfer'), y + 6)
  }
  paragraph(pdf, t('issued', { date: texts.day(issuedOn) }), y + 16, SMALL)
  return pdf.finished()
}

async function textsIn(language: string) {
  const locale = textLocaleOf(language)
  const messages = (await loadMessages(locale)) as Messages
  const days = new Intl.DateTimeFormat(numberLocaleOf(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return {
    locale,
    t: createTranslator<Messages, 'certificate'>({ locale, messages, namespace: 'certificate' }),
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  }
}
type Texts = Awaited<ReturnType<typeof textsIn>>

const lines = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join('\n')

function factsOf(
  { seller, buyer, product, edition, platforms, orderNumber, orderedOn }: Certificate,
  { t, day }: Texts,
): Fact[] {
  return [
    [t('seller'), lines(seller.name, seller.address, seller.email)],
    [t('buyer'), lines(buyer.company, buyer.name, buyer.address, buyer.email)],
    [t('order'), orderNumber],
    [t('orderedOn'), day(orderedOn)],
    [t('product'), product],
    [t('edition'), edition],
    [t('platforms'), platforms.map((each) => PLATFORM_NAMES[each]).join(', ')],
  ]
}

function groupFacts(
  { origin, count, masked }: Certificate['groups'][number],
  { t, locale }: Texts,
): Fact[] {
  const { licenceKind, keySource, firstRegion } = origin
  const region =
    firstRegion === EVERYWHERE
      ? t('allCountries')
      : regionNames(firstRegion === null ? [] : [firstRegion], locale).join('')
  return [
    [t('kind'), licenceKind === null ? t('notStated') : t(`kinds.${licenceKind}`)],
    [t('source'), keySource === null ? t('notStated') : t(`sources.${keySource}`)],
    [t('region'), region || t('notStated')],
    [t('count'), String(count)],
    [t('keys'), masked.join('\n')],
  ]
}

/** Facts with a value, one below the other. @returns where they end */
function facts(pdf: Pdf, rows: readonly Fact[], top: number): number {
  const valueWidth = WIDTH - LABEL_WIDTH
  let y = top
  for (const [label, value] of rows) {
    if (value === '') continue
    for (const [index, line] of value.split('\n').entries()) {
      y = onPage(pdf, y, pdf.heightOf(line, valueWidth, { size: 10 }))
      if (index === 0)
        pdf.write(label, LEFT, y, { width: LABEL_WIDTH - 10 }, { colour: MUTED, size: 10 })
      y += pdf.write(line, LEFT + LABEL_WIDTH, y, { width: valueWidth }, { size: 10 })
    }
    y += 5
  }
  return y
}

function paragraph(pdf: Pdf, text: string, top: number, style: TextStyle = {}): number {
  const y = onPage(pdf, top, pdf.heightOf(text, WIDTH, style))
  return y + pdf.write(text, LEFT, y, { width: WIDTH }, style)
}

function ruled(pdf: Pdf, top: number): number {
  const y = onPage(pdf, top, 40)
  pdf.rule(LEFT, y, WIDTH)
  return y + 10
}

/** Where something of a height goes: here, or at the top of another page. */
function onPage(pdf: Pdf, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  pdf.document.addPage()
  return PAGE.margin
}

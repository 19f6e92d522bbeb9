import 'server-only'
import { csvLine, UTF8_MARK } from '@/lib/core/csv'
import { signedDecimal } from '@/lib/core/money'
import { type ZipEntry, zipOf } from '@/lib/core/zip'
import type { Amounts } from './amounts'
import { documentLines } from './documents-csv'
import { isElectronic } from './e-invoices/e-invoice'
import { pdfFile, xmlFile } from './e-invoices/original-file'
import { documentsOfPeriod, storedOfPeriod } from './list-documents'
import type { Snapshot } from './snapshot'
import { percentText } from './written-amounts'

/** All documents of a month as one archive: each as it was handed out, a table of them, and their sums. */
export const archiveOfMonth = (month: string): AsyncGenerator<Uint8Array, void, undefined> =>
  zipOf(filesOf(periodOf(month)))

/** @param month such as `2026-11` */
function periodOf(month: string) {
  const first = new Date(`${month}-01T00:00:00Z`)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}

type Period = ReturnType<typeof periodOf>

async function* filesOf(period: Period): AsyncGenerator<ZipEntry> {
  const sums = new Map<string, SumRow>()
  let table = UTF8_MARK
  for await (const line of documentLines(addedUp(documentsOfPeriod(period), sums))) table += line
  yield { name: 'documents.csv', bytes: Buffer.from(table) }
  yield { name: 'sums.csv', bytes: Buffer.from(UTF8_MARK + sumLines(sums)) }
  for await (const document of storedOfPeriod(period)) {
    const pdf = await pdfFile(document)
    yield { name: `pdf/${pdf.name}`, bytes: pdf.bytes }
    if (!isElectronic(document.snapshot)) continue
    const xml = await xmlFile(document, 'cii')
    yield { name: `xml/${xml.name}`, bytes: xml.bytes }
  }
}

type SumRow = Amounts & Pick<Snapshot, 'kind' | 'currency'> & { rate: string; documents: number }

/** Passes documents on, and adds them up by kind, currency and rate. */
async function* addedUp(
  documents: AsyncIterable<Snapshot>,
  sums: Map<string, SumRow>,
): AsyncGenerator<Snapshot> {
  for await (const document of documents) {
    const { kind, currency, taxes } = document
    for (const { basisPoints, netCents, taxCents } of taxes) {
      const rate = basisPoints === null ? '' : percentText(basisPoints)
      const key = `${kind} ${currency} ${rate}`
      const known = sums.get(key) ?? {
        kind,
        currency,
        rate,
        documents: 0,
        netCents: 0,
        taxCents: 0,
        totalCents: 0,
      }
      sums.set(key, {
        ...known,
        documents: known.documents + 1,
        netCents: known.netCents + netCents,
        taxCents: known.taxCents + taxCents,
        totalCents: known.totalCents + netCents + taxCents,
      })
    }
    yield document
  }
}

/** Credits have a minus, so that a column adds up. */
function sumLines(sums: ReadonlyMap<string, SumRow>): string {
  const amount = (kind: Snapshot['kind'], cents: number) =>
    Number(signedDecimal(kind === 'credit_note' ? -cents : cents))
  const head = ['Kind', 'Currency', 'Tax rate (%)', 'Documents', 'Net', 'Tax', 'Total']
  return [
    csvLine(head),
    ...[...sums.values()].map(({ kind, currency, rate, documents, ...sum }) =>
      csvLine([
        kind === 'invoice' ? 'invoice' : 'credit note',
        currency,
        rate,
        documents,
        amount(kind, sum.netCents),
        amount(kind, sum.taxCents),
        amount(kind, sum.totalCents),
      ]),
    ),
  ].join('')
}

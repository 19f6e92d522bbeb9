import { AppError } from '@/lib/core/errors'
import { parseSigned, signedDecimal } from '@/lib/core/money'
import { type ServerText, say } from '@/lib/core/server-text'
import { escapeXml } from '@/lib/core/xml'
import { prefixedVatNumber } from '@/lib/customers/tax-id'
import { EU_RATES, isInEu } from '@/lib/pricing/eu-rates'
import type { OneStopShop } from './contracts'

/** Of the common message of Implementing Regulation (EU) 2020/194, annex III, as Slovakia's tax administration publishes its schema. */
const NAMESPACE = 'urn:ec.europa.eu:taxud:frsr:vatunion:v1.0'

/** Who files the return. */
type ReturnSeller = { country: string; taxId: string }

const refused = (text: ServerText) => new AppError('conflict', text)

/** Of an amount that is known, in cents. */
const centsOf = (euros: string | null): number => (euros === null ? null : parseSigned(euros)) ?? 0

/** As the EU has them: Greece by another code than ISO's. */
const stateOf = (country: string): string => (country === 'GR' ? 'EL' : country)

type Supply = { country: string; rate: string; netCents: number; taxCents: number }
type Correction = { quarterEnd: string; country: string; taxCents: number }

/** What the quarter itself sold, by country and rate, whatever kind of rate the store knew it by. */
function suppliesOf({ quarterEnd, lines }: OneStopShop): Supply[] {
  const supplies = new Map<string, Supply>()
  for (const line of lines) {
    if (line.quarterEnd !== quarterEnd) continue
    const { country, rate } = line
    if (rate === null) throw refused(say('bookkeeping.returnTaxRate', { country }))
    const before = supplies.get(`${country} ${rate}`)
    supplies.set(`${country} ${rate}`, {
      country,
      rate,
      netCents: (before?.netCents ?? 0) + centsOf(line.netInEuros),
      taxCents: (before?.taxCents ?? 0) + centsOf(line.taxInEuros),
    })
  }
  for (const { country, rate, netCents, taxCents } of supplies.values())
    if (netCents < 0 || taxCents < 0)
      throw refused(say('bookkeeping.returnBelowZero', { country, rate }))
  return [...supplies.values()].filter(({ netCents, taxCents }) => netCents > 0 || taxCents > 0)
}

/** What is put right of earlier quarters: one sum of tax for each and its country, whatever the rates. */
function correctionsOf({ quarterEnd, lines }: OneStopShop): Correction[] {
  const corrections = new Map<string, Correction>()
  for (const line of lines) {
    if (line.quarterEnd === quarterEnd) continue
    const key = `${line.quarterEnd} ${line.country}`
    const taxCents = (corrections.get(key)?.taxCents ?? 0) + centsOf(line.taxInEuros)
    corrections.set(key, { quarterEnd: line.quarterEnd, country: line.country, taxCents })
  }
  return [...corrections.values()].filter(({ taxCents }) => taxCents !== 0)
}

/** The tax that each country gets, or if it is below zero gives back itself. */
function balancesOf(due: readonly { country: string; taxCents: number }[]): [string, number][] {
  const balances = new Map<string, number>()
  for (const { country, taxCents } of due)
    balances.set(country, (balances.get(country) ?? 0) + taxCents)
  return [...balances].sort(([a], [b]) => a.localeCompare(b, 'en'))
}

type Attributes = Record<string, string>

/** The portal finds elements by their names with this prefix. */
function element(name: string, content: string | readonly string[], attributes: Attributes = {}) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = typeof content === 'string' ? escapeXml(content) : `\n${content.join('')}`
  return `<vun:${name}${written.join('')}>${inside}</vun:${name}>\n`
}

const amount = (name: string, cents: number): string =>
  element(name, signedDecimal(cents), { currency: 'EUR' })

const quarter = (quarterEnd: string): string[] => [
  element('Year', quarterEnd.slice(0, 4)),
  element('Quarter', String(Number(quarterEnd.slice(5, 7)) / 3)),
]

/** A rate below the standard one of its country is a reduced one. */
const rateType = ({ country, rate }: Supply): string =>
  Number(rate) < (EU_RATES[country] ?? 0) ? 'REDUCED' : 'STANDARD'

/** Licences are services that are supplied electronically, from where the seller is. */
const supply = (line: Supply): string =>
  element('MSIDSupplies', [
    element('SupplyType', 'SERVICES'),
    element('MSCONCountrycode', stateOf(line.country)),
    element('VATRate', Number(line.rate).toFixed(2), { type: rateType(line) }),
    amount('TaxableAmount', line.netCents),
    amount('VATAmount', line.taxCents),
  ])

const correction = ({ quarterEnd, country, taxCents }: Correction): string =>
  element('Correction', [
    element('Period', quarter(quarterEnd)),
    element('MSCONCountryCode', stateOf(country)),
    amount('TotalVATAmountCorrection', taxCents),
  ])

/** @throws AppError `conflict` where the return would have holes */
function requireWhole(shop: OneStopShop): void {
  if (shop.isRunning) throw refused(say('bookkeeping.returnNotOver', { day: shop.quarterEnd }))
  const open = shop.rates.find(({ perEuro, isProvisional }) => perEuro === null || isProvisional)
  if (open)
    throw refused(say('bookkeeping.returnRate', { currency: open.currency, day: open.quarterEnd }))
}

/** @throws AppError `conflict` for sellers who do not file this return */
function traderOf({ country, taxId }: ReturnSeller): string {
  if (!isInEu(country)) throw refused(say('bookkeeping.returnOutsideUnion'))
  const vat = prefixedVatNumber(taxId)
  if (!vat) throw refused(say('bookkeeping.returnVatNumber'))
  // Slovakia's form has its numbers with their prefix; longer ones of others would not fit with it.
  const number = vat.prefix === 'SK' ? vat.prefix + vat.number : vat.number
  return element('VATNumber', number, { issuedBy: vat.prefix })
}

const sumOf = (lines: readonly { taxCents: number }[]): number =>
  lines.reduce((sum, { taxCents }) => sum + taxCents, 0)

/**
 * A quarter's return of the Union scheme as a file: what was sold by country and rate, what is corrected of earlier quarters,
 * and what each country gets.
 *
 * @throws AppError `conflict` that says what is missing or not to be said in it
 */
export function oneStopShopXml(shop: OneStopShop | null, seller: ReturnSeller): string {
  if (!shop) throw refused(say('bookkeeping.returnNone'))
  const trader = traderOf(seller)
  requireWhole(shop)
  const supplies = suppliesOf(shop)
  const corrections = correctionsOf(shop)
  const balances = balancesOf([...supplies, ...corrections])
  const isNil = supplies.length === 0 && corrections.length === 0
  const content = [
    element('TraderID', [trader]),
    element('Period', quarter(shop.quarterEnd)),
    element('NilVatReturn', isNil ? '1' : '0'),
    ...(supplies.length > 0 ? [element('Supplies', supplies.map(supply))] : []),
    ...(corrections.length > 0 ? [element('Corrections', corrections.map(correction))] : []),
    amount('GrandTotalMSIDServices', sumOf(supplies)),
    amount('GrandTotalMSIDGoods', 0),
    amount('GrandTotalMSESTServices', 0),
    amount('GrandTotalMSESTGoods', 0),
    amount('GrandTotal', sumOf(supplies)),
    ...(balances.length > 0 ? [element('Balances', balances.map(balance))] : []),
    // A country that owes the seller pays by itself; the others get theirs in full.
    amount(
      'TotalVATAmountDue',
      balances.reduce((sum, [, cents]) => sum + Math.max(cents, 0), 0),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('OSSVATReturnMSCON', content, { 'xmlns:vun': NAMESPACE })}`
}

const balance = ([country, cents]: [string, number]): string =>
  element('Balance', [
    element('MSCONCountryCode', stateOf(country)),
    amount('BalanceOfVATDue', cents),
  ])

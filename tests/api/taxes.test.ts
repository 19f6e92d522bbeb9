import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { Product } from '@/lib/catalog/contracts'
import { EU_RATES } from '@/lib/pricing/eu-rates'
import { adminClient } from '@/tests/setup/admin-client'
import {
  checkoutClient,
  firstMailTo,
  orderRow,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import { detailsOf, orderToken } from '@/tests/setup/order-client'
import { pdfText } from '@/tests/setup/pdf-text'
import { knowSeller } from '@/tests/setup/seller'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let freshProduct: () => Product

const RATES = Object.entries(EU_RATES).map(([country, rate]) => ({ country, rate }))
const patch = (values: object) =>
  admin.call('/api/admin/settings', { method: 'PATCH', body: { values } })

beforeAll(async () => {
  store = await startStore()
  await knowSeller(store)
  admin = await adminClient(store)
  freshProduct = await productDispenser(store)
  expect((await patch({ taxRates: RATES, sellerCountry: 'DE' })).status).toBe(200)
})
afterAll(() => store.stop())

const FRENCH = { country: 'FR', company: 'Chez Ada', taxId: 'FR40303265045' }

/** A shopper with a new product in the cart who shows the total of a rate. @param basisPoints of the expected total */
async function shopperAt(basisPoints: number, address?: string) {
  const shopper = checkoutClient(store, { basisPoints, inclusive: false }, 'USD', address)
  const cart = await shopper.fillCart([{ product: freshProduct() }])
  const pay = (buyer: object) => shopper.payByCard({ customer: { ...shopper.customer, ...buyer } })
  const order = async (buyer: object) => {
    const paid = await pay(buyer)
    expect(paid).toMatchObject({ status: 200, body: { status: 'approved' } })
    const body = shopper.orderBody(cart, paid.body.transactionId, 'card')
    const placed = await shopper.postOrder(body)
    expect(placed.status).toBe(201)
    return orderRow(store, placed.body.orderNumber)
  }
  return { ...shopper, pay, order }
}

describe('the tax of a buyer', () => {
  it('is that of their country, and the order keeps why', async () => {
    const { order } = await shopperAt(1900)
    const row = await order({ country: 'DE' })
    expect(row).toMatchObject({ taxKind: 'standard', taxCountry: 'DE', taxRate: '19.000' })
    expect(row.taxEvidence).toEqual({
      chosenCountry: 'DE',
      walletCountry: null,
      taxIdCheck: null,
      consultation: '',
      confirmedAt: null,
      postalTerritory: '',
      meansCountry: null,
      networkCountry: null,
      place: 'single',
    })
    expect(Number(row.subtotal) + Number(row.tax)).toBeCloseTo(Number(row.totalAmount), 9)
    const finnish = await (await shopperAt(2550)).order({ country: 'FI' })
    expect(finnish).toMatchObject({ taxRate: '25.500', taxCountry: 'FI' })
  })

  it('is proven by the network, or contradicted by it, which staff find', async () => {
    const german = '193.99.144.80'
    const agreeing = await (await shopperAt(1900, german)).order({ country: 'DE' })
    expect(agreeing.taxEvidence).toMatchObject({ networkCountry: 'DE', place: 'proven' })
    const other = await (await shopperAt(2550, german)).order({ country: 'FI' })
    expect(other.taxEvidence).toMatchObject({ networkCountry: 'DE', place: 'contradicted' })
    const listed = await admin.call('/api/admin/orders?contradicted=true')
    const numbers = listed.body.map(({ orderNumber }: { orderNumber: string }) => orderNumber)
    expect(numbers).toContain(other.orderNumber)
    expect(numbers).not.toContain(agreeing.orderNumber)
    const day = new Date().toISOString().slice(0, 10)
    const { body } = await admin.call(`/api/admin/tax-report?from=${day}&to=${day}`)
    expect(body.places).toMatchObject({ contradicted: 1 })
    expect(body.places.orders).toBeGreaterThan(body.places.unproven + 1)
  })

  it('is the general rate where a country has none', async () => {
    const row = await (await shopperAt(800)).order({ country: 'US' })
    expect(row).toMatchObject({ taxKind: 'general', taxCountry: 'US', taxRate: '8.000' })
  })

  it('is what was shown, or nothing is charged', async () => {
    const shopper = await shopperAt(800)
    const refused = await shopper.pay({ country: 'DE' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    const { pay } = await shopperAt(2000)
    await withSetting(store, 'taxRates', [{ country: 'FR', rate: 5.525 }], async () => {
      expect(await pay({ country: 'FR' })).toMatchObject({ body: { code: 'total_changed' } })
      const row = await (await shopperAt(552.5)).order({ country: 'FR' })
      expect(row).toMatchObject({ taxRate: '5.525' })
    })
  })

  it('needs the country', async () => {
    const { pay } = await shopperAt(800)
    expect(await pay({})).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'customer.country' }] },
    })
  })

  it('is told before it is paid', async () => {
    const { call } = await shopperAt(0)
    const ask = (body: object) => call('/api/checkout/tax', { method: 'POST', body })
    expect((await ask({ country: 'HU' })).body).toMatchObject({
      kind: 'standard',
      basisPoints: 2700,
    })
    const confirmed = { kind: 'reverse_charge', basisPoints: 0, taxIdCheck: 'authority' }
    expect((await ask(FRENCH)).body).toMatchObject(confirmed)
    const pasted = { country: 'FR', taxId: ' fr\u00a04０-303.265/045\u200b' }
    expect((await ask(pasted)).body).toMatchObject({ ...confirmed, taxId: FRENCH.taxId })
    // Mistyped, and no number at all: nobody is asked about it.
    for (const taxId of ['FR40303265046', 'FR1'])
      expect((await ask({ country: 'FR', taxId })).body).toMatchObject({
        kind: 'standard',
        taxIdCheck: null,
      })
    expect((await ask({ country: 'FR', taxId: 'F'.repeat(31) })).status).toBe(400)
    expect((await ask({ country: 'XX' })).status).toBe(400)
  })
})

describe('reverse charge', () => {
  it('leaves the tax to a company in another country, and says so', async () => {
    const shopper = await shopperAt(0)
    const row = await shopper.order(FRENCH)
    expect(row).toMatchObject({
      taxKind: 'reverse_charge',
      tax: '0.00',
      taxRate: '0.000',
      taxId: FRENCH.taxId,
      taxEvidence: { chosenCountry: 'FR', taxIdCheck: 'authority' },
    })
    expect((await firstMailTo(store, shopper.email)).text).toContain('Tax (reverse charge)')
    expect(await detailsOf(admin, row.orderNumber)).toMatchObject({
      taxKind: 'reverse_charge',
      taxRate: '0',
    })

    const path = `${store.url}/api/orders/${row.orderNumber}`
    const headers = {
      'x-order-token': await orderToken(store, row.orderNumber),
      'content-type': 'application/json',
    }
    const save = (details: object) =>
      fetch(`${path}/invoice-details`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ company: 'Chez Ada', address: '', ...details }),
      })
    expect((await save({ taxId: 'FR99999999999' })).status).toBe(400)
    expect((await save({ taxId: 'fr 40 303 265 045' })).status).toBe(204)
    const issued = await fetch(`${path}/documents`, { method: 'POST', headers })
    const { documents } = await issued.json()
    const pdf = await fetch(`${path}/documents/${documents[0].number}`, { headers })
    const text = pdfText(Buffer.from(await pdf.arrayBuffer()))
    expect(text).toContain('Reverse charge')
    expect(text).toContain(FRENCH.taxId)
  })

  it('is not for companies of the seller’s country, half a number, or one that is mistyped', async () => {
    const german = { country: 'DE', company: 'Ada GmbH', taxId: 'DE136695976' }
    expect(await (await shopperAt(1900)).order(german)).toMatchObject({ taxKind: 'standard' })
    const { pay } = await shopperAt(0)
    for (const [buyer, message] of [
      [{ ...FRENCH, taxId: 'FR1' }, 'taxId must be a tax ID of the country'],
      [{ country: 'AT', taxId: 'ATU12345678' }, 'taxId is mistyped: its check digits do not fit'],
    ] as const)
      expect(await pay(buyer)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'customer.taxId', message }] },
      })
  })

  it('is for a number however it was pasted, and the order has it in its normal form', async () => {
    for (const [country, taxId, normal] of [
      ['GR', 'ＧＲ 094–259–216', 'EL094259216'],
      ['BE', 'be 403.019.261\u200b', 'BE0403019261'],
    ]) {
      const row = await (await shopperAt(0)).order({ country, company: 'Ada', taxId })
      expect(row).toMatchObject({ taxKind: 'reverse_charge', taxId: normal })
      const { rows } = await store.sql.query(
        'SELECT "taxId" FROM "InvoiceDetails" WHERE "orderId" = $1',
        [row.id],
      )
      expect(rows).toEqual([{ taxId: normal }])
    }
    const { calls } = await (await fetch(`${store.simulators.vies}/__state`)).json()
    expect(calls).toContainEqual(
      expect.objectContaining({ countryCode: 'EL', vatNumber: '094259216' }),
    )
    expect(calls).toContainEqual(
      expect.objectContaining({ countryCode: 'BE', vatNumber: '0403019261' }),
    )
  })

  it('is for a number that the EU’s service confirms, with the proof that it was asked', async () => {
    const known = await (await shopperAt(0)).order({ ...FRENCH, taxId: 'FR44111111118' })
    expect(known.taxEvidence).toMatchObject({ taxIdCheck: 'authority', consultation: '' })
    await withSetting(store, 'sellerTaxId', 'DE 136695976', async () => {
      const proven = await (await shopperAt(0)).order({ ...FRENCH, taxId: 'FR68111111126' })
      expect(proven.taxEvidence).toMatchObject({
        taxIdCheck: 'authority',
        consultation: expect.stringMatching(/^WAPI/),
      })
      const { calls } = await (await fetch(`${store.simulators.vies}/__state`)).json()
      expect(calls.at(-1)).toMatchObject({
        requesterMemberStateCode: 'DE',
        requesterNumber: '136695976',
      })
    })
  })

  it('is not for a number that the EU’s service does not know', async () => {
    const unknown = { ...FRENCH, taxId: 'FR68400000600' }
    expect(await (await shopperAt(0)).pay(unknown)).toMatchObject({
      status: 409,
      body: { code: 'total_changed' },
    })
    const taxed = await (await shopperAt(2000)).order(unknown)
    expect(taxed).toMatchObject({ taxKind: 'standard', taxEvidence: { taxIdCheck: 'refused' } })
  })

  it('is not for a number that nobody could confirm, unless the owner wants that', async () => {
    const french = { ...FRENCH, taxId: 'FR92111111134' }
    for (const outcome of ['busy', 'hang up', 'page']) {
      await simulate(store.simulators.vies, { call: 'check', outcome, times: 9 })
      expect(await (await shopperAt(0)).pay(french)).toMatchObject({
        body: { code: 'total_changed' },
      })
      const row = await (await shopperAt(2000)).order(french)
      expect(row).toMatchObject({
        taxKind: 'standard',
        taxId: french.taxId,
        taxEvidence: { taxIdCheck: 'unreachable' },
      })
      await withSetting(store, 'unconfirmedTaxIds', 'exempt', async () => {
        const exempt = await (await shopperAt(0)).order(french)
        expect(exempt).toMatchObject({
          taxKind: 'reverse_charge',
          taxEvidence: { taxIdCheck: 'unreachable' },
        })
      })
      await fetch(`${store.simulators.vies}/__reset`)
    }
  })

  it('is by the form where the owner wants nobody to be asked', async () => {
    await withSetting(store, 'checkTaxIds', false, async () => {
      const row = await (await shopperAt(0)).order({ ...FRENCH, taxId: 'FR19111111142' })
      expect(row).toMatchObject({ taxKind: 'reverse_charge', taxEvidence: { taxIdCheck: 'form' } })
    })
  })
})

describe('a part of a country outside the VAT territory', () => {
  it('pays no tax of the country, and order, invoice and report say which it is', async () => {
    const shopper = await shopperAt(0)
    const canarian = {
      country: 'ES',
      territory: 'canary_islands',
      address: 'Calle Mayor 1\n35001 Las Palmas',
    }
    const ask = (body: object) => shopper.call('/api/checkout/tax', { method: 'POST', body })
    expect((await ask({ country: 'ES', territory: 'canary_islands' })).body).toMatchObject({
      kind: 'outside_territory',
      territory: 'canary_islands',
      basisPoints: 0,
    })
    expect((await ask({ country: 'ES', territory: 'atlantis' })).status).toBe(400)
    const row = await shopper.order(canarian)
    expect(row).toMatchObject({
      taxKind: 'outside_territory',
      taxCountry: 'ES',
      taxTerritory: 'canary_islands',
      tax: '0.00',
      taxRate: '0.000',
      taxEvidence: { chosenCountry: 'ES', postalTerritory: 'canary_islands' },
    })
    expect(await detailsOf(admin, row.orderNumber)).toMatchObject({
      taxKind: 'outside_territory',
      taxTerritory: 'canary_islands',
    })

    const path = `${store.url}/api/orders/${row.orderNumber}/documents`
    const headers = { 'x-order-token': await orderToken(store, row.orderNumber) }
    const { documents } = await (await fetch(path, { method: 'POST', headers })).json()
    const pdf = await fetch(`${path}/${documents[0].number}`, { headers })
    const text = pdfText(Buffer.from(await pdf.arrayBuffer())).replace(/\s+/g, ' ')
    expect(text).toContain('outside the VAT territory of the European Union (Canary Islands)')

    const today = new Date().toISOString().slice(0, 10)
    const period = `from=${today}&to=${today}`
    const report = await admin.call(`/api/admin/tax-report?${period}`)
    expect(report.body.rows).toContainEqual(
      expect.objectContaining({
        kind: 'outside_territory',
        country: 'ES',
        territory: 'canary_islands',
        tax: '0.00',
      }),
    )
    for (const [name, line] of [
      ['export', { Kind: 'outside territory', Country: 'ES', 'Taxed as': '' }],
      ['postings', { Order: row.orderNumber, Country: 'ES', Tax: '0' }],
    ] as const) {
      const answer = await fetch(`${store.url}/api/admin/tax-report/${name}?${period}`, {
        headers: { 'x-session-token': admin.token },
      })
      expect(parse(await answer.text(), { bom: true, columns: true })).toContainEqual(
        expect.objectContaining({ ...line, Territory: 'canary islands' }),
      )
    }
  })

  it('may be one with a code of its own; others are taxed as their country', async () => {
    expect(await (await shopperAt(0)).order({ country: 'AX' })).toMatchObject({
      taxKind: 'outside_territory',
      taxCountry: 'AX',
      taxTerritory: 'aland',
    })
    expect(await (await shopperAt(2000)).order({ country: 'MC' })).toMatchObject({
      taxKind: 'standard',
      taxCountry: 'MC',
      taxTerritory: null,
      taxRate: '20.000',
    })
    const monegasque = { country: 'MC', company: 'Rocher SARL', taxId: 'FR83404833048' }
    expect(await (await shopperAt(0)).order(monegasque)).toMatchObject({
      taxKind: 'reverse_charge',
      taxCountry: 'MC',
    })
  })

  it('is what was shown, and one of the country', async () => {
    expect(await (await shopperAt(0)).pay({ country: 'ES' })).toMatchObject({
      status: 409,
      body: { code: 'total_changed' },
    })
    for (const buyer of [
      { country: 'ES', territory: 'aland' },
      { country: 'US', territory: 'canary_islands' },
      { territory: 'ceuta' },
      { country: 'ES', territory: 'Canary Islands' },
      { country: 'ES', territory: 7 },
    ])
      expect(await (await shopperAt(2100)).pay(buyer)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'customer.territory' }] },
      })
    expect(await (await shopperAt(2100)).order({ country: 'ES', territory: '' })).toMatchObject({
      taxTerritory: null,
    })
  })
})

describe('an express payment', () => {
  const startAt = async (basisPoints: number, country?: string) => {
    const shopper = await shopperAt(basisPoints)
    const begun = await shopper.call('/api/paypal/express', {
      method: 'POST',
      body: { amount: await shopper.total(), currency: 'USD', locale: 'en', country },
    })
    const finish = async (email = `${randomUUID()}@payer.example`) => {
      const id = begun.body.id
      await simulate(store.simulators.paypal, { call: 'get', outcome: `payer:${email}`, for: id })
      return shopper.call(`/api/paypal/express/${id}`, { method: 'POST' })
    }
    return { begun, finish }
  }

  it('has the tax of the country that the shopper chose, if it is the wallet’s', async () => {
    expect((await startAt(800)).begun).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'country' }] },
    })
    // The simulator's payers are in the United States.
    const { body } = await (await startAt(800, 'US')).finish()
    const { rows } = await store.sql.query(
      `SELECT "taxEvidence"->>'walletCountry' AS "wallet", "taxEvidence"->>'meansCountry' AS "means",
         "taxEvidence"->>'place' AS "place" FROM "Order" WHERE "orderNumber" = $1`,
      [body.order?.orderNumber ?? ''],
    )
    expect(rows).toEqual([{ wallet: 'US', means: 'US', place: 'proven' }])
  })

  it('is not taken where the wallet says a country with another tax', async () => {
    const french = await startAt(2000, 'FR')
    expect(await french.finish()).toMatchObject({ status: 409, body: { code: 'total_changed' } })
  })
})

describe('the rates', () => {
  it('are from 0 to 100 percent, one for each country', async () => {
    for (const taxRates of [
      [{ country: 'DE', rate: 1000 }],
      [{ country: 'DE', rate: -1 }],
      [{ country: 'DE', rate: 19.0001 }],
      [{ country: 'DE', rate: '19' }],
      [{ country: 'XX', rate: 19 }],
      [
        { country: 'DE', rate: 19 },
        { country: 'DE', rate: 7 },
      ],
      'none',
    ])
      expect(await patch({ taxRates })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'taxRates' }] },
      })
    const { body } = await patch({ taxRates: [{ country: 'DE', rate: 1000 }] })
    expect(body.message).toBe('Tax rate of Germany must be from 0 to 100')
  })
})

describe('a state', () => {
  const CALIFORNIAN = {
    country: 'US',
    territory: 'US-CA',
    address: '1 Main Street, Los Angeles, CA 90001',
  }

  it('has the rate that was entered for it, is asked for, and stands in report and thresholds', () =>
    withSetting(store, 'taxRates', [...RATES, { country: 'US-CA', rate: 7.25 }], async () => {
      const threshold = { amount: 1, currency: 'USD', scope: 'there', period: 'year' } as const
      await withSetting(store, 'taxThresholds', [{ place: 'US-CA', ...threshold }], async () => {
        const shopper = await shopperAt(725)
        expect(await shopper.pay({ country: 'US' })).toMatchObject({
          status: 400,
          body: { issues: [{ path: 'customer.territory' }] },
        })
        expect(await shopper.order(CALIFORNIAN)).toMatchObject({
          taxKind: 'standard',
          taxCountry: 'US',
          taxTerritory: 'US-CA',
          taxRate: '7.250',
          taxEvidence: { postalTerritory: 'US-CA' },
        })
        // Of a state without a rate nobody pays any.
        const oregonian = { country: 'US', territory: 'US-OR' }
        expect(await (await shopperAt(0)).order(oregonian)).toMatchObject({ tax: '0.00' })

        const today = new Date().toISOString().slice(0, 10)
        const report = await admin.call(`/api/admin/tax-report?from=${today}&to=${today}`)
        expect(report.body.rows).toContainEqual(
          expect.objectContaining({ country: 'US', territory: 'US-CA', rate: '7.25' }),
        )
        const { body } = await admin.call('/api/admin/tax-thresholds')
        expect(body).toMatchObject([{ place: 'US-CA', level: 'over', isTaxed: true }])
      })
    }))

  it('may not be one of another country, or unknown', async () => {
    for (const taxRates of [[{ country: 'US-XX', rate: 5 }], [{ country: 'us-ca', rate: 5 }]])
      expect(await patch({ taxRates })).toMatchObject({ status: 400 })
    for (const territory of ['CA-ON', 'US-XX'])
      expect(await (await shopperAt(800)).pay({ country: 'US', territory })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'customer.territory' }] },
      })
  })
})

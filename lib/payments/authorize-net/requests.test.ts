import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Contracts, loadContracts } from './load-contracts'
import {
  type BuildRequest,
  batchesRequest,
  batchRequest,
  chargeRequest,
  credentialsRequest,
  detailsRequest,
  refundRequest,
  unsettledRequest,
  voidRequest,
} from './requests'

const PAYMENT_ID = '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001'
const REFERENCE = '0b6b8c0e0d5c4c559a43'
const GUARD = '{"setting":[{"settingName":"duplicateWindow","settingValue":"28800"}]}'
const MERCHANT = '"merchantAuthentication":{"name":"login","transactionKey":"key"}'

let contracts: Contracts
beforeAll(async () => {
  contracts = await loadContracts()
})

// As text, because the service rejects elements that are out of order.
const sent = (build: BuildRequest) =>
  JSON.stringify(build(contracts, { transactionKey: 'key', name: 'login' }).getJSON())

const charge = {
  description: 'Licences',
  card: { cvv: '123', cardholderName: 'Ada King Lovelace', expiry: '12/39', number: '4111' },
  amount: { cents: 12_999, currency: 'EUR' },
  paymentId: PAYMENT_ID,
}

describe('requests', () => {
  it('charge a card, elements in the order of the schema', () => {
    expect(
      sent(chargeRequest({ ...charge, customer: { email: 'ada@buyer.example', name: 'Ada' } })),
    ).toBe(
      `{"createTransactionRequest":{${MERCHANT},"refId":"${REFERENCE}","transactionRequest":{"transactionType":"authCaptureTransaction","amount":"129.99","currencyCode":"EUR","payment":{"creditCard":{"cardNumber":"4111","expirationDate":"2039-12","cardCode":"123"}},"order":{"invoiceNumber":"${REFERENCE}","description":"Licences"},"customer":{"email":"ada@buyer.example"},"billTo":{"firstName":"Ada King","lastName":"Lovelace"},"transactionSettings":${GUARD}}}}`,
    )
  })

  it('charge a payment nonce in place of card data', () => {
    const opaqueData = { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: 'nonce' }
    const card = { opaqueData, lastFour: '1111', cardholderName: 'Ada Lovelace' }
    const request = sent(chargeRequest({ ...charge, card }))
    expect(request).toContain(
      '"amount":"129.99","currencyCode":"EUR","payment":{"opaqueData":{"dataDescriptor":"COMMON.ACCEPT.INAPP.PAYMENT","dataValue":"nonce"}},"order":',
    )
    expect(request).toContain('"billTo":{"firstName":"Ada","lastName":"Lovelace"}')
    expect(request).not.toMatch(/creditCard|1111/)
  })

  it('cut texts at the lengths of the schema', () => {
    const long = chargeRequest({
      ...charge,
      description: 'd'.repeat(300),
      customer: { email: `${'e'.repeat(300)}@buyer.example`, name: 'Ada' },
      card: { ...charge.card, cardholderName: `${'f'.repeat(60)} ${'l'.repeat(60)}` },
    })
    const words = sent(long).match(/([defl])\1{20,}/g) ?? []
    expect(words.map((word) => word.length)).toEqual([255, 255, 50, 50])
  })

  it('refund and void', () => {
    const refund = { ...charge, transactionId: '42', lastFour: '1111', refundKey: 'key' }
    expect(sent(refundRequest(refund))).toMatch(
      /"transactionRequest":{"transactionType":"refundTransaction","amount":"129.99","currencyCode":"EUR","payment":{"creditCard":{"cardNumber":"1111","expirationDate":"XXXX"}},"refTransId":"42","order":{"invoiceNumber":"[0-9a-f]{20}"},"transactionSettings":/,
    )
    expect(sent(voidRequest(refund))).toBe(
      `{"createTransactionRequest":{${MERCHANT},"refId":"${REFERENCE}","transactionRequest":{"transactionType":"voidTransaction","refTransId":"42"}}}`,
    )
  })

  it('look up', () => {
    const page =
      '"sorting":{"orderBy":"submitTimeUTC","orderDescending":true},"paging":{"limit":1000,"offset":1}'
    expect(sent(detailsRequest('42'))).toBe(
      `{"getTransactionDetailsRequest":{${MERCHANT},"transId":"42"}}`,
    )
    expect(sent(unsettledRequest(false))).toBe(
      `{"getUnsettledTransactionListRequest":{${MERCHANT},${page}}}`,
    )
    expect(sent(unsettledRequest(true))).toBe(
      `{"getUnsettledTransactionListRequest":{${MERCHANT},"status":"pendingApproval",${page}}}`,
    )
    expect(sent(batchRequest('7'))).toBe(
      `{"getTransactionListRequest":{${MERCHANT},"batchId":"7",${page}}}`,
    )
    expect(sent(credentialsRequest)).toBe(`{"authenticateTestRequest":{${MERCHANT}}}`)
  })

  it('ask for no more than a month of batches', () => {
    const monthAgo = Date.now() - 31 * 86_400_000
    const [, first = ''] =
      /"includeStatistics":false,"firstSettlementDate":"([^"]+)","lastSettlementDate":"/.exec(
        sent(batchesRequest(new Date(0))),
      ) ?? []
    expect(Date.parse(first)).toBeGreaterThan(monthAgo)
  })

  it('leave out what they do not have instead of sending null', () => {
    const all = [
      chargeRequest(charge),
      unsettledRequest(false),
      batchesRequest(new Date()),
      credentialsRequest,
    ]
    for (const build of all) expect(sent(build)).not.toMatch(/null|clientId|"customer"/)
  })
})

import { beforeAll, describe, expect, it } from '@jest/globals'
import {
  readBatch,
  readBatches,
  readCredentials,
  readDetails,
  readTransaction,
  readUnsettled,
} from './answers'
import { type Contracts, loadContracts } from './load-contracts'

const ok = { resultCode: 'Ok', message: [{ code: 'I00001', text: 'Successful.' }] }

let contracts: Contracts
beforeAll(async () => {
  contracts = await loadContracts()
})

describe('answers', () => {
  it('are read with what the store does not use left out', () => {
    expect(
      readTransaction(contracts, {
        refId: 'a',
        transactionResponse: {
          responseCode: '3',
          transId: 0,
          avsResultCode: 'P',
          errors: [{ errorCode: 11, errorText: 'A duplicate.' }],
        },
        messages: ok,
      }),
    ).toEqual({
      transactionResponse: {
        responseCode: '3',
        transId: '0',
        errors: [{ errorCode: '11', errorText: 'A duplicate.' }],
      },
      messages: ok,
    })
  })

  it('return an empty list when there is none', () => {
    for (const read of [readUnsettled, readBatch])
      expect(read(contracts, { messages: ok })?.transactions).toEqual([])
    expect(readBatches(contracts, { messages: ok })?.batches).toEqual([])
  })

  it('return nothing for null', () => {
    expect(readTransaction(contracts, { transactionResponse: null, messages: ok })).toEqual({
      messages: ok,
    })
  })

  it.each([
    ['no object', 'nonsense'],
    ['nothing', null],
    ['a list', []],
    ['no messages', {}],
    ['messages that are a text', { messages: 'Ok' }],
    ['a list of messages that is none', { messages: { resultCode: 'Ok', message: {} } }],
    ['a message that is a text', { messages: { resultCode: 'Ok', message: ['Successful.'] } }],
    ['a result that is a number', { messages: { resultCode: 1 } }],
  ])('with %s cannot be read', (_case, body) => {
    for (const read of [
      readTransaction,
      readDetails,
      readUnsettled,
      readBatch,
      readBatches,
      readCredentials,
    ])
      expect(read(contracts, body)).toBeUndefined()
  })

  it('with values of the wrong kind cannot be read', () => {
    expect(
      readTransaction(contracts, { transactionResponse: { responseCode: {} }, messages: ok }),
    ).toBeUndefined()
    expect(
      readTransaction(contracts, { transactionResponse: { errors: {} }, messages: ok }),
    ).toBeUndefined()
    expect(readDetails(contracts, { transaction: { transId: '1' }, messages: ok })).toBeUndefined()
    expect(readBatches(contracts, { batchList: [{}], messages: ok })).toBeUndefined()
    expect(readBatch(contracts, { transactions: ['1'], messages: ok })).toBeUndefined()
  })
})

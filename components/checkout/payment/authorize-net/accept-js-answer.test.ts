import { describe, expect, it } from '@jest/globals'
import { readAcceptJsAnswer } from './accept-js-answer'

const refusedWith = (...codes: string[]) => ({
  messages: { resultCode: 'Error', message: codes.map((code) => ({ code, text: 'Please' })) },
})
const nonce = { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: 'nonce' }

describe('an answer of Accept.js', () => {
  it('has a nonce', () => {
    const messages = { resultCode: 'Ok', message: [{ code: 'I00001', text: 'Successful.' }] }
    expect(readAcceptJsAnswer({ opaqueData: nonce, messages })).toEqual({
      kind: 'nonce',
      opaqueData: nonce,
    })
  })

  it.each([
    ['E_WC_05', 'cardNumber'],
    ['E_WC_06', 'expiryDate'],
    ['E_WC_07', 'expiryDate'],
    ['E_WC_08', 'expiryDate'],
    ['E_WC_15', 'cvv'],
    ['E_WC_17', 'cardholderName'],
    ['E_WC_20', 'cardNumber'],
  ])('that refuses with %s means the field %s', (code, field) => {
    expect(readAcceptJsAnswer(refusedWith(code))).toEqual({ kind: 'refused', fields: [field] })
  })

  it('names each refused field once, in the order of the form', () => {
    expect(readAcceptJsAnswer(refusedWith('E_WC_15', 'E_WC_06', 'E_WC_07', 'E_WC_05'))).toEqual({
      kind: 'refused',
      fields: ['cardNumber', 'expiryDate', 'cvv'],
    })
  })

  it('that its second part is missing means to wait', () => {
    expect(readAcceptJsAnswer(refusedWith('E_WC_03'))).toEqual({ kind: 'loading' })
  })

  it.each([
    ['wrong credentials', refusedWith('E_WC_21')],
    ['no encrypted page', refusedWith('E_WC_02')],
    ['a fault of the store beside a wrong field', refusedWith('E_WC_05', 'E_WC_18')],
    ['a code that every object has', refusedWith('constructor')],
    ['no codes', refusedWith()],
    ['a nonce without its value', { opaqueData: {}, messages: { resultCode: 'Ok', message: [] } }],
    ['a text', 'Error'],
    ['nothing', undefined],
  ])('of %s means that it cannot be used', (_, answer) => {
    expect(readAcceptJsAnswer(answer)).toEqual({ kind: 'unavailable' })
  })
})

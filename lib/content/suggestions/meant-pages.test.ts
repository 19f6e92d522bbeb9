import { describe, expect, it } from '@jest/globals'
import { meantPages } from './meant-pages'

describe('the pages that a search is about', () => {
  it.each([
    ['returns policy', 'returns'],
    ['What is your refund policy?', 'returns'],
    ['refu', 'returns'],
    ['request a refund', 'refundRequest'],
    ['where is my order', 'track'],
    ['contact', 'contact'],
    ['how do i redeem a key', 'help'],
    // Where the store has no page of them, the help.
    ['gift card', 'giftCards'],
    ['volume discount', 'business'],
    ['devis', 'business'],
    ['rückgabe', 'returns'],
    ['Widerruf', 'withdrawal'],
    ['política de devoluciones', 'returns'],
    ['suivre ma commande', 'track'],
    ['返金ポリシー', 'returns'],
    ['退货政策', 'returns'],
    ['discounts', 'deals'],
  ])('%s: %s', (text, page) => {
    expect(meantPages(text)[0]).toBe(page)
  })

  it('are several where several are called so', () => {
    expect(meantPages('gift cards')).toEqual(['giftCards', 'help'])
  })

  it.each([
    'norton 360',
    'office home',
    'privacy vpn',
    'help desk software for 5 devices',
    'o',
    '',
  ])('are none for %s', (text) => {
    expect(meantPages(text)).toEqual([])
  })
})

import { describe, expect, it } from '@jest/globals'
import { createTranslator } from 'next-intl'
import ja from '@/lib/i18n/back-office/ja'
import { englishTexts } from '@/tests/setup/english-texts'
import { placesFor } from './pages'

const texts = {
  t: englishTexts('finder'),
  shell: englishTexts('shell'),
  settings: englishTexts('settings'),
}

const titles = (text: string, role: 'admin' | 'moderator' = 'admin') =>
  placesFor(text, role, texts).pages.map(({ title }) => title)
const settings = (text: string, role: 'admin' | 'moderator' = 'admin') =>
  placesFor(text, role, texts).settings.map(({ title }) => title)

describe('pages and commands in the search', () => {
  it('are found by the beginnings of their words, and by what else they are called', () => {
    expect(titles('cou')).toEqual(['Coupons'])
    expect(titles('new prod')).toEqual(['New product'])
    expect(titles('create product')).toEqual(['New product'])
    expect(titles('attributes')).toEqual(['Facts of products'])
    expect(titles('webhook')).toEqual(['Notifications of the providers'])
    expect(titles('%')).toEqual([])
  })

  it('begin with those whose title begins so', () => {
    expect(titles('search')[0]).toBe('Search')
    expect(titles('product')[0]).toBe('Products')
  })

  it('are all there before anything is typed', () => {
    expect(titles('').length).toBeGreaterThan(20)
    expect(settings('')).toEqual([])
  })

  it('are those of the role', () => {
    expect(titles('users', 'moderator')).toEqual([])
    expect(titles('', 'moderator')).not.toContain('Plugins')
    expect(titles('orders', 'moderator')).toContain('Orders')
  })
})

describe('settings in the search', () => {
  it('are found by their labels, with where they are', () => {
    expect(placesFor('low-stock', 'admin', texts).settings[0]).toMatchObject({
      title: 'Low-Stock Threshold',
      href: '/admin/settings#checkout',
    })
    expect(settings('smtp')).toContain('SMTP Host')
    expect(settings('tax')[0]).toMatch(/^Tax/)
  })

  it('are only for administrators', () => {
    expect(settings('smtp', 'moderator')).toEqual([])
  })
})

describe('Japanese words, which have no spaces between them', () => {
  const messages = { backOffice: ja }
  const japanese = {
    t: createTranslator({ locale: 'ja', messages, namespace: 'backOffice.finder' }),
    shell: createTranslator({ locale: 'ja', messages, namespace: 'backOffice.shell' }),
    settings: createTranslator({ locale: 'ja', messages, namespace: 'backOffice.settings' }),
  }

  it('are found within a title', () => {
    const found = placesFor('申請', 'admin', japanese).pages.map(({ href }) => href)
    expect(found).toContain('/admin/orders#refund-requests')
    expect(placesFor('csv', 'admin', japanese).pages).toHaveLength(1)
  })
})

import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { type Settings, settingsFrom } from '@/lib/settings/registry'
import { renderInStore } from '@/tests/setup/components'
import { AccessibilityStatement } from './accessibility-statement'
import { OrdersInShort } from './orders-in-short'
import { SellerDetails } from './seller-details'

const withSettings = (settings: Partial<Settings> = {}): Settings => ({
  ...settingsFrom(new Map()),
  ...settings,
})
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

describe('the legal notice', () => {
  it('leaves out what the owner has not said', async () => {
    await renderInStore(<SellerDetails settings={withSettings()} />)
    expect(terms()).toEqual(['Name', 'E-mail', 'Phone'])
    expect(screen.getByRole('link', { name: 'support@softhaven.example' })).toBeVisible()
  })

  it('says the rest, and a tax ID only if it is made to be public', async () => {
    const said = {
      sellerName: 'Shop Ltd',
      sellerAddress: '1 Main Street',
      sellerEmail: 'hello@shop.example',
      sellerTaxId: 'IE1234567FA',
      sellerHost: 'A host',
      disputeResolution: 'offered',
      disputeBody: 'A board',
    } as const
    const { unmount, container } = await renderInStore(
      <SellerDetails settings={withSettings(said)} />,
    )
    expect(terms()).toEqual([
      'Name',
      'Address',
      'E-mail',
      'Phone',
      'VAT ID',
      'Hosting provider',
      'Consumer dispute resolution',
    ])
    expect(container).toHaveTextContent('consumer arbitration board: A board')
    unmount()
    await renderInStore(
      <SellerDetails settings={withSettings({ ...said, sellerTaxId: '12-3456789' })} />,
    )
    expect(terms()).not.toContain('VAT ID')
  })

  it.each(TRANSLATED_LOCALES)(
    'has orders and accessibility in %s, as the store promises',
    async (locale) => {
      const { container } = await renderInStore(
        <>
          <OrdersInShort settings={withSettings({ deliveryMinutes: 7, refundDays: 21 })} />
          <AccessibilityStatement settings={withSettings({ accessibilityLimits: 'No sound.' })} />
        </>,
        { locale },
      )
      // The year as the language counts it: Thai does from another beginning.
      const year = new Intl.DateTimeFormat(locale, { year: 'numeric' })
        .formatToParts(new Date('2026-06-01'))
        .find(({ type }) => type === 'year')?.value
      for (const said of ['7', '21', 'EN 301 549', 'No sound.', year ?? 'no year'])
        expect(container).toHaveTextContent(said)
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
      const prefix = locale === 'en' ? '' : `/${locale}`
      expect(links).toEqual(
        expect.arrayContaining([`${prefix}/returns`, `${prefix}/system-requirements`]),
      )
    },
  )
})

import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { ProductTabs } from './product-tabs'

const OFFICE = product({
  id: 1,
  name: 'Office 2024',
  publisher: 'Microsoft',
  description: 'The first paragraph.\nThe second one.',
  version: '16.0',
  features: ['Writes', 'Counts'],
  notIncluded: ['Outlook'],
  supportedLanguages: ['English', 'Deutsch'],
  systemRequirements: ['Windows 11'],
  deliveryInfo: 'Instant email delivery within 5 minutes of purchase.',
})

const tab = (name: string) => screen.getByRole('tab', { name })
const panel = () => screen.getByRole('tabpanel')

describe('the tabs of a product', () => {
  it('show one panel, chosen by a press', async () => {
    const { user } = await renderInStore(<ProductTabs product={OFFICE} />)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Description',
      'Features',
      'Requirements',
      'Delivery',
    ])
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
    expect(panel()).toHaveTextContent('The first paragraph.')
    expect(panel()).toHaveTextContent('Version: 16.0')
    await user.click(tab('Features'))
    expect(panel()).toHaveAccessibleName('Features')
    for (const text of ['Writes', 'Counts', 'Outlook', 'English', 'Deutsch'])
      expect(screen.getByText(text)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are worked by arrow keys, Home and End, around both ends', async () => {
    const { user } = await renderInStore(<ProductTabs product={OFFICE} />)
    await user.click(tab('Features'))
    await user.keyboard('{ArrowRight}')
    expect(tab('Requirements')).toHaveFocus()
    expect(tab('Requirements')).toHaveAttribute('aria-selected', 'true')
    expect(panel()).toHaveTextContent('Windows 11')
    await user.keyboard('{End}')
    expect(tab('Delivery')).toHaveFocus()
    expect(panel()).toHaveTextContent(OFFICE.deliveryInfo)
    await user.keyboard('{ArrowRight}')
    expect(tab('Description')).toHaveFocus()
    expect(tab('Delivery')).toHaveAttribute('tabindex', '-1')
    await user.keyboard('{ArrowLeft}')
    expect(tab('Delivery')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(tab('Description')).toHaveFocus()
  })

  it('say until when the money goes back as product and store have it', async () => {
    const shown = async (refundDays: number | null, settings = {}) => {
      const { user, unmount } = await renderInStore(
        <ProductTabs product={{ ...OFFICE, refundDays }} />,
        { settings },
      )
      await user.click(tab('Delivery'))
      const text = panel().textContent ?? ''
      unmount()
      return text
    }
    expect(await shown(null)).toContain('within 14 days of your purchase, as long as the licence')
    expect(await shown(60)).toContain('within 60 days of your purchase.')
    expect(await shown(0)).not.toContain('money back')
    expect(await shown(null, { refundDays: 0 })).not.toContain('money back')
    expect(await shown(null, { shortRefundPublishers: [] })).toContain('within 30 days')
    expect(await shown(null, { supportPromise: 'office_hours' })).toContain('in office hours')
  })
})

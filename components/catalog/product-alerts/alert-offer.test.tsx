import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { CURRENCY_STORAGE_KEY } from '@/lib/i18n/browser-storage.mjs'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInStore,
  unreachable,
} from '@/tests/setup/components'
import { AlertOffer } from './alert-offer'

const offer = () => screen.getByRole('button', { name: 'Tell me when the price drops' })
const address = () => screen.findByRole('textbox', { name: /mail/i })
const submit = () => screen.getByRole('button', { name: 'Tell me' })

describe('the offer of a mail about a product', () => {
  it('opens its form to be filled in, says what is missing, and closes', async () => {
    const { user } = await renderInStore(<AlertOffer about="price" productIds={[7]} />)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await address()).toHaveFocus()
    await user.click(submit())
    expect(await screen.findByText('Please fill in this field')).toBeVisible()
    expect(await address()).toHaveFocus()
    await fill(user, await address(), 'nobody')
    await user.click(submit())
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute(
      'href',
      '/privacy',
    )
    expect(await accessibilityProblems()).toEqual([])
    await user.click(offer())
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('keeps the address when the store is out of reach, and says where the link went', async () => {
    let isDown = true
    const sent = answerCalls({
      'POST /api/product-alerts': () => (isDown ? unreachable() : json(202, {})),
    })
    const settings = { sellingCurrencies: { EUR: '99' } } as const
    localStorage.setItem(CURRENCY_STORAGE_KEY, 'EUR')
    const { user } = await renderInStore(<AlertOffer about="price" productIds={[7]} />, {
      settings,
    })
    await user.click(offer())
    await fill(user, await address(), 'ada@buyer.example')
    await user.click(submit())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(await address()).toHaveValue('ada@buyer.example')
    isDown = false
    await user.click(submit())
    expect(await screen.findByText(/ada@buyer\.example/)).toBeVisible()
    expect(sent.at(-1)).toMatchObject({
      body: { email: 'ada@buyer.example', locale: 'en', productIds: [7], currency: 'EUR' },
    })
  })
})

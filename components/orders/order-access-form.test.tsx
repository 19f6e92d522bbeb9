import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { OrderAccessForm } from './order-access-form'

const number = () => screen.getByLabelText(/^Order Number/)
const email = () => screen.getByLabelText(/^Email Address/)
const ask = () => screen.getByRole('button', { name: 'E-mail me the link' })

describe('the form that asks for the link to an order', () => {
  it('wants both fields, the first of which it leads to', async () => {
    const sent = answerCalls({})
    const { user } = await renderInStore(<OrderAccessForm linkHours={24} />)
    await user.click(ask())
    expect(screen.getAllByText('Please fill in this field')).toHaveLength(2)
    expect(number()).toHaveFocus()
    await user.type(email(), 'nobody')
    expect(screen.getByText('Please enter a valid e-mail address')).toBeVisible()
    expect(sent).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it.each([
    ['status', undefined],
    ['refund', 'refund'],
  ] as const)(
    'asks once for a link to the %s, and tells nobody whether the order exists',
    async (purpose, given) => {
      const sent = answerCalls({ 'POST /api/orders/access': () => json(202, { success: true }) })
      const { user } = await renderInStore(<OrderAccessForm purpose={given} linkHours={24} />)
      await user.type(number(), 'SH-1767225600000-AAAAA')
      await user.type(email(), 'nobody@nowhere.example')
      await user.dblClick(ask())
      expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus()
      expect(screen.getByText(/we do not say here whether it exists/)).toBeVisible()
      expect(await accessibilityProblems()).toEqual([])
      expect(sent).toEqual([
        {
          call: 'POST /api/orders/access',
          body: {
            orderNumber: 'SH-1767225600000-AAAAA',
            email: 'nobody@nowhere.example',
            purpose,
            locale: 'en',
          },
        },
      ])
      await user.click(screen.getByRole('button', { name: 'Enter another order' }))
      expect(number()).toHaveValue('')
    },
  )

  it('says so when it was asked for too often', async () => {
    answerCalls({
      'POST /api/orders/access': () => json(429, { code: 'rate_limited', message: 'Too many' }),
    })
    const { user } = await renderInStore(<OrderAccessForm linkHours={24} />)
    await user.type(number(), 'SH-1767225600000-AAAAA')
    await user.type(email(), 'nobody@nowhere.example')
    await user.click(ask())
    expect(await screen.findByRole('alert')).not.toHaveTextContent('Too many')
    expect(number()).toHaveValue('SH-1767225600000-AAAAA')
  })
})

import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { savedCustomer } from '@/components/checkout/customer-info'
import { orderLines } from '@/components/checkout/order-line'
import { ReviewSection } from '@/components/checkout/review/review-section'
import { inBase } from '@/lib/pricing/selling'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'

const proceeded = jest.fn<() => void>()

const CARD = product({ id: 5, name: 'Gift Card', price: '50.00', isGiftCard: true })
const NORTON = product({ id: 1, name: 'Norton 360', price: '29.99' })

async function giving(bought: typeof CARD) {
  const { user } = await renderInStore(
    <>
      <ReviewSection
        lines={orderLines(
          [{ id: '1', productId: bought.id, quantity: 1, product: bought }],
          inBase('USD'),
        )}
        express={null}
        offersReminders={false}
        needsCountry={false}
        countriesByState={[]}
        onChange={() => {}}
        onProceed={proceeded}
      />
      <button type="submit" form="customer-form">
        Go on
      </button>
    </>,
  )
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com')
  await user.type(screen.getByLabelText(/^Full Name/), 'Ada Buyer')
  await user.click(screen.getByRole('checkbox', { name: 'Send as a gift' }))
  await user.type(screen.getByLabelText(/^Recipient’s e-mail/), 'grace@example.com')
  return { user, goOn: () => user.click(screen.getByRole('button', { name: 'Go on' })) }
}

const day = () => screen.getByLabelText(/^Send on/)
const time = () => screen.queryByLabelText(/^At what time/)
const zone = () => screen.queryByLabelText(/^Time zone/)
const choose = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

afterEach(() => {
  proceeded.mockClear()
  localStorage.clear()
})

describe('a gift', () => {
  it('is sent right after the payment, or on a day at an hour where its buyer is', async () => {
    const { goOn } = await giving(NORTON)
    expect(time()).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    choose(day(), inDays(30))
    expect(time()).toHaveValue('09:00')
    expect(zone()).toHaveValue(own)
    choose(time() as HTMLElement, '18:30')
    choose(zone() as HTMLElement, 'Asia/Tokyo')
    await goOn()
    expect(proceeded).toHaveBeenCalledTimes(1)
    expect(savedCustomer()).toMatchObject({
      gift: {
        email: 'grace@example.com',
        sendOn: inDays(30),
        sendTime: '18:30',
        timeZone: 'Asia/Tokyo',
      },
    })
  })

  it('is not sent at a time that is over', async () => {
    const { goOn } = await giving(NORTON)
    choose(day(), new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10))
    await goOn()
    expect(await screen.findByText('This day is over.')).toBeVisible()
    expect(proceeded).not.toHaveBeenCalled()
  })

  it('of a gift card may be printed by its buyer: nobody is mailed, and what was typed is kept', async () => {
    const { user, goOn } = await giving(CARD)
    await user.type(screen.getByLabelText(/^Message/), 'For you')
    await user.click(screen.getByRole('radio', { name: 'Print it myself' }))
    expect(screen.queryByLabelText(/^Recipient’s e-mail/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Winter' }))
    expect(await accessibilityProblems()).toEqual([])
    await goOn()
    expect(proceeded).toHaveBeenCalledTimes(1)
    expect(savedCustomer()).not.toHaveProperty('gift')
    expect(savedCustomer()).toMatchObject({ printedCard: { message: 'For you', design: 'winter' } })
  })

  it('of a gift card has a design, which is shown as it will look', async () => {
    const { user, goOn } = await giving(CARD)
    expect(screen.getByRole('radio', { name: 'Plain' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Birthday' }))
    await user.type(screen.getByLabelText(/^Message/), 'Happy birthday!')
    expect(screen.getByRole('figure')).toHaveTextContent('Happy birthday!')
    expect(await accessibilityProblems()).toEqual([])
    await goOn()
    expect(savedCustomer()).toMatchObject({ gift: { design: 'birthday' } })
  })
})

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import {
  accessibilityProblems,
  answerCalls,
  json,
  refusal,
  renderInStore,
} from '@/tests/setup/components'
import { OwnDataScreen } from './own-data-screen'

const LINK = '/your-data#Fe26.2*1*token~2'
const OVERVIEW = 'POST /api/own-data/overview'
const ERASURE = 'POST /api/own-data/erasure'
const STAYS = [
  { kind: 'orders', count: 2, until: '2033-11-30T10:00:00.000Z' },
  { kind: 'disputes', count: 1, until: null },
]
const known = () =>
  json(200, {
    email: 'ada@buyer.example',
    stored: [
      { kind: 'orders', count: 2 },
      { kind: 'newsletter', count: 1 },
    ],
    stays: STAYS,
  })
const ended = () => refusal(new AppError('unauthorized', say('links.expiredOrIncomplete')))
const press = (name: string) => screen.getByRole('button', { name })

const screenAt = (address: string) =>
  renderInStore(<OwnDataScreen>How it works</OwnDataScreen>, { address })

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('the page about one’s data', () => {
  it('asks for an address, and says the same whatever is stored', async () => {
    const sent = answerCalls({
      'POST /api/own-data/requests': () => json(202, { status: 'accepted' }),
    })
    const { user } = await screenAt('/your-data')
    await user.type(screen.getByLabelText(/^Email Address/), ' ada@buyer.example ')
    await user.click(press('E-mail me the link'))
    expect(await screen.findByText(/^If anything is stored about ada@buyer.example/)).toBeVisible()
    expect(sent).toMatchObject([{ body: { locale: 'en', website: '' } }])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('shows what a link is about, takes it out of the address, and erases in a second step', async () => {
    const sent = answerCalls({ [OVERVIEW]: known, [ERASURE]: () => json(200, { stays: STAYS }) })
    const { user } = await screenAt(LINK)
    expect(await screen.findByText('2 orders')).toBeVisible()
    expect(window.location.hash).toBe('')
    expect(screen.getByText('A newsletter subscription')).toBeVisible()
    const stays = screen.getByRole('region', { name: 'Erase your data' })
    expect(within(stays).getByText(/Tax and accounting law/)).toHaveTextContent(
      /2 orders with payments and invoices: .* Until November 30, 2033\.$/,
    )
    expect(within(stays).getByText(/both sides need it/)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])

    await user.click(press('Erase my data'))
    expect(screen.getByText(/^Erase these data now/)).toHaveFocus()
    await user.click(press('Cancel'))
    expect(press('Erase my data')).toHaveFocus()
    expect(sent).toHaveLength(1)
    await user.click(press('Erase my data'))
    await user.click(press('Erase for good'))
    expect(await screen.findByText('Your data were erased')).toHaveFocus()
    expect(screen.getByText(/Until November 30, 2033/)).toBeVisible()
    expect(sent[1]).toMatchObject({ call: ERASURE, body: { token: 'Fe26.2*1*token~2' } })
  })

  it('asks anew where a link has ended', async () => {
    answerCalls({ [OVERVIEW]: ended })
    await screenAt(LINK)
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible()
    expect(screen.getByLabelText(/^Email Address/)).toBeVisible()
  })

  it('can be asked again after a failure', async () => {
    let times = 0
    answerCalls({
      [OVERVIEW]: () => {
        times += 1
        return times === 1 ? json(500, {}) : known()
      },
    })
    const { user } = await screenAt(LINK)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('2 orders')).toBeVisible()
  })
})

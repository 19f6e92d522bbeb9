import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { MailedLink } from './mailed-link'

const LINKS = [
  ['confirm', 'One last click', 'Confirm subscription', 'You are subscribed'],
  ['unsubscribe', 'Unsubscribe from the newsletter?', 'Unsubscribe', 'You are unsubscribed'],
] as const

const openLink = (purpose: (typeof LINKS)[number][0], token: string) =>
  renderInStore(<MailedLink purpose={purpose} invalidText="Ask for another one." />, {
    address: `/newsletter/${purpose}#${token}`,
  })

describe.each(LINKS)('a mailed link to %s', (purpose, question, action, done) => {
  const call = `POST /api/newsletter/${purpose}` as const

  it('does nothing before a click, then says what was done', async () => {
    const sent = answerCalls({ [call]: () => json(200, { status: 'done' }) })
    const { user } = await openLink(purpose, 'a-token')
    expect(screen.getByRole('heading', { name: question })).toBeVisible()
    expect(sent).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: action }))
    expect(await screen.findByRole('heading', { name: done })).toHaveFocus()
    expect(sent).toMatchObject([{ call, body: { token: 'a-token' } }])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says when it does not work any more, and what to do', async () => {
    answerCalls({ [call]: () => json(400, { code: 'invalid', message: 'No' }) })
    const { user } = await openLink(purpose, 'made-up')
    await user.click(screen.getByRole('button', { name: action }))
    expect(
      await screen.findByRole('heading', { name: 'This link does not work any more' }),
    ).toHaveFocus()
    expect(screen.getByText('Ask for another one.')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('asks nothing without its token', async () => {
    const sent = answerCalls({})
    await openLink(purpose, '')
    expect(screen.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    expect(sent).toEqual([])
  })
})

import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { MessageScreen } from './message-screen'

const AT = '2026-11-29T06:00:00.000Z'
const MESSAGE: AdminMessage = {
  id: 7,
  name: 'Ada Visitor',
  email: 'ada@visitor.example',
  subject: 'The key is not taken',
  message: 'First line',
  category: 'technical',
  locale: 'de',
  status: 'answered',
  readAt: AT,
  createdAt: AT,
  customerId: null,
  ticket: {
    desk: 'Zendesk Support',
    number: '17',
    url: 'https://store.zendesk.com/agent/tickets/17',
  },
  answers: [
    { id: 1, text: 'Try again', username: 'Grace', origin: 'help_desk', createdAt: AT },
    { id: 2, text: 'It fails', username: 'Ada Visitor', origin: 'visitor', createdAt: AT },
    { id: 3, text: 'Sorry', username: 'admin', origin: 'store', createdAt: AT },
  ],
}

const show = (message: AdminMessage) => {
  answerCalls({ 'GET /api/admin/messages/[id]': () => json(200, message) })
  return renderInBackOffice(<MessageScreen id={message.id} />)
}

describe('a message', () => {
  it('at a help desk shows who wrote what where, and leads to its ticket', async () => {
    const { user } = await show(MESSAGE)
    expect(
      await screen.findByRole('heading', { name: 'Answer by Grace at the help desk' }),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Ada Visitor wrote back' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Answer by admin' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zendesk Support, number 17' })).toHaveAttribute(
      'href',
      'https://store.zendesk.com/agent/tickets/17',
    )
    expect(screen.getByRole('textbox', { name: /^Answer/ })).toHaveAccessibleDescription(
      /Zendesk Support mails it/,
    )
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(
      within(screen.getByRole('alertdialog')).getByText(
        'Its ticket at Zendesk Support is deleted, too.',
      ),
    ).toBeVisible()
  })

  it('whose ticket is on its way says so', async () => {
    await show({ ...MESSAGE, ticket: { desk: 'Zendesk Support', number: null, url: null } })
    expect(await screen.findByText('Zendesk Support, on its way there')).toBeVisible()
  })

  it('without a help desk is answered by mail of the store', async () => {
    const { user } = await show({ ...MESSAGE, ticket: null, answers: [] })
    expect(await screen.findByRole('textbox', { name: /^Answer/ })).toHaveAccessibleDescription(
      /within a mail in the visitor’s language/,
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(within(screen.getByRole('alertdialog')).queryByText(/ticket/)).not.toBeInTheDocument()
  })
})

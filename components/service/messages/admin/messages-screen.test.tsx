import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { MessageRow } from '@/lib/service/messages/admin-contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { MessagesScreen } from './messages-screen'

const ROW: MessageRow = {
  id: 7,
  name: 'Ada Visitor',
  email: 'ada@visitor.example',
  subject: 'The key is not taken',
  category: 'technical',
  locale: 'de',
  status: 'open',
  readAt: null,
  createdAt: '2026-11-29T06:00:00.000Z',
  assignee: { id: 2, username: 'linus' },
}

async function show(address = '/admin/messages') {
  const sent = answerCalls({
    'GET /api/admin/messages': () => json(200, [ROW], { 'X-Total-Count': '1' }),
    'GET /api/admin/messages/assignees': () => json(200, [{ id: 2, username: 'linus' }]),
  })
  const rendered = await renderInBackOffice(<MessagesScreen />, { address })
  const lastQuery = () =>
    sent.filter(({ call }) => call === 'GET /api/admin/messages').at(-1)?.query
  return { ...rendered, lastQuery }
}

describe('the list of messages', () => {
  it('says who takes care of each, and is narrowed down to mine, those of nobody and of somebody', async () => {
    const { user, lastQuery } = await show()
    const row = within(await screen.findByRole('row', { name: /The key is not taken/ }))
    expect(row.getByRole('cell', { name: 'linus' })).toBeVisible()
    const filter = screen.getByRole('combobox', { name: 'Assigned to' })
    await within(filter).findByRole('option', { name: 'linus' })
    for (const [choice, assignee] of [
      ['Mine', 'me'],
      ['Unassigned', 'nobody'],
      ['linus', '2'],
    ] as const) {
      await user.selectOptions(filter, choice)
      await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'open', assignee }))
    }
    await user.selectOptions(filter, 'Assigned or not')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('begins with the oldest that wait when the start page leads there', async () => {
    const { lastQuery } = await show('/admin/messages?status=open&sort=oldest')
    await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'open', sort: 'oldest' }))
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Oldest first')
  })
})

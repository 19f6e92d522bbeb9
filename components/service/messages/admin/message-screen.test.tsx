import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { OrderRow } from '@/lib/orders/admin-contracts'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import {
  type Answers,
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { MessageScreen } from './message-screen'

const AT = '2026-11-29T06:00:00.000Z'
const UNMAILED = { fromAddress: null, files: [] }
const MESSAGE: AdminMessage = {
  id: 7,
  name: 'Ada Visitor',
  email: 'ada@visitor.example',
  subject: 'The key is not taken',
  message: 'First line',
  isMailed: false,
  files: [],
  category: 'technical',
  locale: 'de',
  status: 'answered',
  readAt: AT,
  createdAt: AT,
  customerId: null,
  assignee: null,
  ticket: {
    desk: 'Zendesk Support',
    number: '17',
    url: 'https://store.zendesk.com/agent/tickets/17',
  },
  answers: [
    {
      id: 1,
      text: 'Try again',
      username: 'Grace',
      origin: 'help_desk',
      ...UNMAILED,
      createdAt: AT,
    },
    {
      id: 2,
      text: 'It fails',
      username: 'Ada Visitor',
      origin: 'visitor',
      ...UNMAILED,
      createdAt: AT,
    },
    { id: 3, text: 'Sorry', username: 'admin', origin: 'store', ...UNMAILED, createdAt: AT },
  ],
  notes: [],
  others: [],
}
const OWN: AdminMessage = { ...MESSAGE, ticket: null, answers: [], status: 'open' }

const ORDER: OrderRow = {
  orderNumber: 'SH-1767225600000-AAAAA',
  createdAt: AT,
  customerName: 'Ada Visitor',
  customerEmail: 'ada@visitor.example',
  orderStatus: 'processing',
  paymentMethod: 'card',
  totalAmount: '29.99',
  refundedAmount: '0.00',
  currency: 'USD',
  pieces: 1,
  openItems: 1,
  productNames: '1 × Office',
  country: null,
  couponCode: null,
}

const ASSIGNEES = [
  { id: 1, username: 'grace' },
  { id: 2, username: 'linus' },
]

async function show(message: AdminMessage, answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/admin/messages/[id]': () => json(200, message),
    'GET /api/admin/messages/assignees': () => json(200, ASSIGNEES),
    'GET /api/admin/saved-answers': () => json(200, []),
    // The start page's counts are loaded anew after a change.
    'GET /api/admin/orders': () => json(200, [ORDER], { 'X-Total-Count': '1' }),
    ...answers,
  })
  return { sent, ...(await renderInBackOffice(<MessageScreen id={message.id} />)) }
}
/** What was sent to change something. */
const changes = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => !call.startsWith('GET'))

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

  it('shows what came by mail, and that another address is not the sender’s', async () => {
    const byMail = { fromAddress: OWN.email, files: [], createdAt: AT }
    await show({
      ...OWN,
      answers: [
        { id: 1, text: 'It works', username: 'Ada Visitor', origin: 'visitor', ...byMail },
        {
          ...byMail,
          id: 2,
          text: 'Send me the key',
          username: 'Eve',
          origin: 'someone_else',
          fromAddress: 'eve@evil.example',
        },
      ],
    })
    const own = await screen.findByRole('region', { name: 'Ada Visitor wrote back' })
    expect(within(own).getByText('By mail')).toBeVisible()
    const other = screen.getByRole('region', { name: 'Eve wrote from another address' })
    expect(within(other).getByText('Not the sender: eve@evil.example')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('offers its files, and says when one cannot be downloaded', async () => {
    const file = { id: 'b6f1d7a4-54ce-4f4c-9d20-0f6a3f4f9b11', fileName: 'error.png', size: 10 }
    const { user, sent } = await show(
      { ...OWN, files: [file] },
      {
        'GET /api/admin/messages/[id]/files/[fileId]': () =>
          json(404, { code: 'not_found', message: 'There is no such file' }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Download error.png' }))
    expect(await screen.findByText('There is no such file')).toBeVisible()
    expect(sent.map(({ call }) => call)).toContain(`GET /api/admin/messages/7/files/${file.id}`)
  })

  it('shows answers and internal notes as one thread, and deletes a note', async () => {
    const noted: AdminMessage = {
      ...OWN,
      answers: [
        { id: 3, text: 'Sorry', username: 'admin', origin: 'store', ...UNMAILED, createdAt: AT },
      ],
      notes: [
        { id: 5, text: 'Key replaced', username: 'linus', createdAt: '2026-11-28T06:00:00.000Z' },
      ],
    }
    const { user, sent } = await show(noted, {
      'DELETE /api/admin/messages/[id]/notes/[noteId]': () => json(200, { ...noted, notes: [] }),
    })
    const thread = await screen.findByRole('list', { name: 'Conversation' })
    const titles = () =>
      within(thread)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    expect(titles()).toEqual(['Message', 'Internal note by linus', 'Answer by admin'])
    const note = within(thread).getByRole('region', { name: 'Internal note by linus' })
    expect(within(note).getByText('Never mailed')).toBeVisible()
    expect(within(note).getByText('Key replaced')).toBeVisible()
    await user.click(within(note).getByRole('button', { name: /^Delete the note of/ }))
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete note' }),
    )
    await waitFor(() => expect(titles()).toEqual(['Message', 'Answer by admin']))
    expect(changes(sent)).toMatchObject([{ call: 'DELETE /api/admin/messages/7/notes/5' }])
  })

  it('takes an internal note', async () => {
    const { user, sent } = await show(OWN, {
      'POST /api/admin/messages/[id]/notes': () =>
        json(200, {
          ...OWN,
          notes: [{ id: 6, text: 'Call back', username: 'grace', createdAt: AT }],
        }),
    })
    await fill(user, await screen.findByRole('textbox', { name: 'Add a note' }), 'Call back')
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByRole('region', { name: 'Internal note by grace' })).toBeVisible()
    expect(changes(sent)).toMatchObject([
      { call: 'POST /api/admin/messages/7/notes', body: { note: 'Call back' } },
    ])
  })

  it('is assigned to somebody, and to nobody again', async () => {
    const { user, sent } = await show(OWN, {
      'PATCH /api/admin/messages/[id]': ({ body }) =>
        json(200, {
          ...OWN,
          assignee: JSON.stringify(body) === '{"assigneeId":2}' ? ASSIGNEES[1] : null,
        }),
    })
    const field = await screen.findByRole('combobox', { name: 'Assigned to' })
    await waitFor(() => expect(within(field).getAllByRole('option')).toHaveLength(3))
    expect(within(field).getByRole('option', { name: 'grace (you)' })).toBeInTheDocument()
    await user.selectOptions(field, 'linus')
    expect(await screen.findByText('Assigned to linus')).toBeVisible()
    await waitFor(() => expect(field).toHaveDisplayValue('linus'))
    await user.selectOptions(field, 'Nobody')
    await waitFor(() => expect(field).toHaveDisplayValue('Nobody'))
    expect(changes(sent).map(({ body }) => body)).toEqual([{ assigneeId: 2 }, { assigneeId: null }])
  })

  it('still names somebody who may no longer take care of messages', async () => {
    await show({ ...OWN, assignee: { id: 9, username: 'gone' } })
    const field = await screen.findByRole('combobox', { name: 'Assigned to' })
    expect(field).toHaveDisplayValue('gone')
  })

  it('has the orders and the other messages of its sender beside it', async () => {
    await show({
      ...OWN,
      customerId: 12,
      others: [{ id: 3, subject: 'Earlier', status: 'closed', createdAt: AT }],
    })
    const orders = within(await screen.findByRole('region', { name: 'Orders' }))
    expect(await orders.findByRole('link', { name: ORDER.orderNumber })).toHaveAttribute(
      'href',
      `/admin/orders/${ORDER.orderNumber}`,
    )
    expect(orders.getByText('Processing')).toBeVisible()
    expect(orders.getByRole('link', { name: 'All about this customer' })).toHaveAttribute(
      'href',
      '/admin/customers/12',
    )
    const others = within(screen.getByRole('region', { name: 'Other messages of this address' }))
    expect(others.getByRole('link', { name: 'Earlier' })).toHaveAttribute(
      'href',
      '/admin/messages/3',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('of somebody who has bought nothing says so', async () => {
    await show(OWN)
    const orders = within(await screen.findByRole('region', { name: 'Orders' }))
    expect(orders.getByText('Nothing was bought with this address.')).toBeVisible()
  })
})

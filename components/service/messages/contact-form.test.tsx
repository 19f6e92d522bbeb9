import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInStore,
  unreachable,
} from '@/tests/setup/components'
import { ContactForm } from './contact-form'

const field = (name: string) => screen.getByLabelText(name)
const send = () => screen.getByRole('button', { name: /Send Message/ })

async function fill(user: UserEvent, email: string): Promise<void> {
  for (const [name, text] of [
    [/^Full Name/, 'Ada Buyer'],
    [/^Email Address/, email],
    [/^Subject/, 'My key is not taken'],
    [/^Message/, 'First line\nSecond line'],
  ] as const) {
    await user.clear(screen.getByLabelText(name))
    await user.type(screen.getByLabelText(name), text)
  }
}

describe('the contact form', () => {
  it('has the categories of the specification, General Inquiry first, and a message of 6 rows', async () => {
    await renderInStore(<ContactForm />)
    const category = screen.getByRole('combobox', { name: 'Category' })
    expect(category).toHaveDisplayValue('General Inquiry')
    expect([...category.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'General Inquiry',
      'Technical Support',
      'Billing & Payments',
      'Refund Request',
      'License Issues',
      'Business Partnership',
    ])
    expect(screen.getByLabelText(/^Message/)).toHaveAttribute('rows', '6')
    expect(screen.getByLabelText(/^Email Address/)).toHaveAttribute('type', 'email')
  })

  it('asks for what is missing, beside the fields, the first of which it leads to', async () => {
    const sent = answerCalls({})
    const { user } = await renderInStore(<ContactForm />)
    await user.click(send())
    expect(screen.getAllByText('Please fill in this field')).toHaveLength(4)
    expect(screen.getByLabelText(/^Full Name/)).toHaveFocus()
    expect(screen.getByLabelText(/^Message/)).toBeInvalid()
    await fill(user, 'nobody')
    expect(screen.queryByText('Please fill in this field')).not.toBeInTheDocument()
    await user.click(send())
    expect(screen.getByLabelText(/^Email Address/)).toHaveAccessibleDescription(
      'Please enter a valid e-mail address',
    )
    expect(sent).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('takes up to three files, refuses one of another kind by name, and takes one back', async () => {
    const sent = answerCalls({
      'POST /api/contact/with-files': () => json(201, { status: 'received' }),
    })
    await renderInStore(<ContactForm />)
    // The browser's own picker would not offer some of them.
    const user = userEvent.setup({ applyAccept: false })
    const file = (name: string) => new File(['x'], name)
    const input = () => screen.getByLabelText('Files')
    for (const name of ['run.exe', 'error.png', 'log.txt']) await user.upload(input(), file(name))
    expect(input()).toBeDisabled()
    expect(await screen.findByText(/^run\.exe is of another kind/)).toBeVisible()
    await fill(user, 'ada@buyer.example')
    await user.click(send())
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove run.exe' }))
    expect(screen.queryByText(/of another kind/)).not.toBeInTheDocument()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(send())
    expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/contact/with-files'])
  })

  it('sends the message once, however often the button is pressed, and can begin anew', async () => {
    const sent = answerCalls({ 'POST /api/contact': () => json(201, { success: true }) })
    const { user } = await renderInStore(<ContactForm />, { settings: { salesHours: 4 } })
    await fill(user, 'ada@buyer.example')
    await user.selectOptions(screen.getByRole('combobox'), 'Business Partnership')
    await user.dblClick(send())
    expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toHaveFocus()
    expect(screen.getByText(/answers ada@buyer.example within 4 hours/)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    expect(sent).toMatchObject([
      {
        call: 'POST /api/contact',
        body: { category: 'partnership', message: 'First line\nSecond line', locale: 'en' },
      },
    ])
    await user.click(screen.getByRole('button', { name: 'Send another message' }))
    expect(screen.getByLabelText(/^Message/)).toHaveValue('')
  })

  it('keeps what was typed when the store cannot be reached, says why, and can be sent again', async () => {
    let isReached = false
    answerCalls({
      'POST /api/contact': () => (isReached ? json(201, { success: true }) : unreachable()),
    })
    const { user } = await renderInStore(<ContactForm />)
    await fill(user, 'ada@buyer.example')
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
    expect(screen.getByLabelText(/^Message/)).toHaveValue('First line\nSecond line')
    expect(await accessibilityProblems()).toEqual([])
    isReached = true
    await user.click(send())
    expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
  })

  it('shows what the store refuses beside the field that it is about', async () => {
    const message = 'Enter a valid e-mail address'
    answerCalls({
      'POST /api/contact': () =>
        json(400, { code: 'invalid', message, issues: [{ path: 'email', message }] }),
    })
    const { user } = await renderInStore(<ContactForm />)
    await fill(user, 'a..b@buyer.example')
    await user.click(send())
    expect(screen.getByLabelText(/^Email Address/)).toHaveAccessibleDescription(message)
  })

  it('speaks the language of the page', async () => {
    const sent = answerCalls({ 'POST /api/contact': () => json(201, { success: true }) })
    const { user } = await renderInStore(<ContactForm />, { locale: 'de' })
    await user.click(screen.getByRole('button', { name: /Nachricht senden/ }))
    expect(field('Vollständiger Name *')).toBeInvalid()
    expect(sent).toEqual([])
  })
})

import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { NewsletterForm } from './newsletter-form'

const email = () => screen.getByLabelText('Email Address')
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' })

describe('the box of the newsletter', () => {
  it('asks for an address, and says while it is typed whether it is one', async () => {
    const sent = answerCalls({})
    const { user } = await renderInStore(<NewsletterForm />)
    await user.click(subscribe())
    expect(screen.getByText('Please fill in this field')).toBeVisible()
    expect(email()).toHaveFocus()
    await user.type(email(), 'nobody')
    expect(screen.getByText('Please enter a valid e-mail address')).toBeVisible()
    expect(sent).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says where the mail went, and takes another address', async () => {
    const sent = answerCalls({ 'POST /api/newsletter': () => json(202, { success: true }) })
    const { user } = await renderInStore(<NewsletterForm />)
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
    await user.type(email(), ' first@reader.example ')
    await user.dblClick(subscribe())
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus()
    expect(screen.getByText(/first@reader\.example/)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    expect(sent).toMatchObject([{ body: { locale: 'en', currency: 'USD' } }])
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(email()).toHaveValue('')
  })

  it('keeps the address when the store refuses it, and says why beside it', async () => {
    const message = 'Enter a valid e-mail address'
    answerCalls({
      'POST /api/newsletter': () =>
        json(400, { code: 'invalid', message, issues: [{ path: 'email', message }] }),
    })
    const { user } = await renderInStore(<NewsletterForm />)
    await user.type(email(), 'a..b@reader.example')
    await user.click(subscribe())
    expect(email()).toHaveAccessibleDescription(message)
    expect(email()).toHaveValue('a..b@reader.example')
    expect(email()).toHaveFocus()
  })
})

'use client'

import { Circle, CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import type { Overview } from '@/lib/overview/contracts'
import type { FirstStep } from '@/lib/overview/first-steps'
import { useHiddenSteps } from './use-hidden-steps'

const STEPS: Record<FirstStep, { title: string; why: string; page: string }> = {
  name: {
    title: 'Name the store, and say where mails to you go',
    why: 'Support and admin e-mail are still the sample ones.',
    page: '/admin/settings#general',
  },
  mail: {
    title: 'Connect a mail server',
    why: 'Keys are sent by mail. Send a test mail from there.',
    page: '/admin/plugins',
  },
  payments: {
    title: 'Connect PayPal or Authorize.Net, live',
    why: 'Nobody can pay with real money yet.',
    page: '/admin/plugins',
  },
  product: {
    title: 'Add a product, and its keys',
    why: 'Nothing can be bought yet. A CSV file brings many at once.',
    page: '/admin/products',
  },
  seller: {
    title: 'Say who sells',
    why: 'Invoices need your name, address and tax ID.',
    page: '/admin/settings#invoices',
  },
  legal: {
    title: 'Check the legal pages',
    why: 'Terms, privacy and returns name the sample addresses.',
    page: '/admin/settings#general',
  },
  login: {
    title: 'Protect your login',
    why: 'No administrator has a passkey or a second factor.',
    page: '/admin/account',
  },
  order: {
    title: 'Place a test order',
    why: 'Buy something as a shopper, in test mode or for the smallest amount, and refund it.',
    page: '/',
  },
}

/** What a new store needs before it sells; gone once all of it is done, or somebody hides it. */
export function FirstStepsPanel({ steps }: { steps: NonNullable<Overview['firstSteps']> }) {
  const { isHidden, hide } = useHiddenSteps()
  const left = steps.filter(({ isDone }) => !isDone).length
  if (left === 0 || isHidden) return null
  return (
    <Panel
      title="Before you sell"
      lead={`${steps.length - left} of ${steps.length} done. Each ticks itself.`}
      actions={
        <Button variant="ghost" size="sm" onClick={hide}>
          Hide
        </Button>
      }
    >
      <ol className="-my-1 grid gap-x-8 md:grid-cols-2">
        {steps.map(({ step, isDone }) => {
          const { title, why, page } = STEPS[step]
          const Sign = isDone ? CircleCheck : Circle
          return (
            <li key={step} className="flex gap-3 py-2">
              <Sign
                aria-hidden
                className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`}
              />
              {isDone ? (
                <p className="text-ink-soft">
                  {title}
                  <span className="sr-only">: done</span>
                </p>
              ) : (
                <div className="min-w-0">
                  <Link href={page} className="font-semibold hover:underline">
                    {title}
                  </Link>
                  <p className="text-sm text-muted">{why}</p>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

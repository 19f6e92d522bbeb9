'use client'

import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { usePathname } from '@/lib/i18n/navigation'
import { orderQuery } from './success/order-query'

const STEPS = ['review', 'payment', 'done'] as const

function currentStep(pathname: string): number {
  if (pathname.startsWith('/checkout/payment')) return 1
  if (pathname.startsWith('/checkout/success')) return 2
  return 0
}

/** The progress through the checkout's steps. */
export function CheckoutSteps() {
  const current = currentStep(usePathname())
  return current === STEPS.length - 1 ? <LastStep /> : <Steps current={current} />
}

/** Ticked only when the order is known: the page of a number that is none has nothing to confirm. */
function LastStep() {
  const orderNumber = useSearchParams().get('order')?.trim() ?? ''
  const { isSuccess } = useQuery({ ...orderQuery(orderNumber), enabled: false })
  return <Steps current={STEPS.length - 1} isConfirmed={isSuccess} />
}

/** @param isConfirmed of the last step: whether all are done, or none is known to be */
function Steps({ current, isConfirmed }: { current: number; isConfirmed?: boolean }) {
  const t = useTranslations('checkout.steps')
  return (
    <ol
      aria-label={t('label')}
      className="flex flex-wrap items-center justify-center text-xs font-semibold sm:text-sm"
    >
      {STEPS.map((step, index) => {
        const completed = isConfirmed ?? index < current
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-1.5 sm:gap-2',
              index <= current ? 'text-ink' : 'text-muted',
              index > 0 &&
                'before:mx-0.5 before:h-px before:w-3 before:bg-line-strong/60 before:content-[""] sm:before:mx-2 sm:before:w-9',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-6 place-items-center rounded-full text-xs',
                completed && 'bg-success text-on-fill',
                !completed && index === current && 'bg-primary-strong text-on-fill',
                !completed && index !== current && 'border border-line-strong text-muted',
              )}
            >
              {completed ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
            </span>
            {t(step)}
            {completed && <span className="sr-only">({t('completed')})</span>}
          </li>
        )
      })}
    </ol>
  )
}

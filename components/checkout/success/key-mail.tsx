import { CircleCheck, Send } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { shownEmail } from '@/lib/core/shown-email'
import type { Order } from '@/lib/orders/contracts'
import type { OrderKeys } from '@/lib/orders/payer-contracts'
import { RESENDS_PER_DAY } from '@/lib/orders/resend-rule'
import { useResend } from './use-resend'

const CorrectAddress = dynamic(() =>
  import('./correct-address').then((module) => module.CorrectAddress),
)

type KeyMailProps = {
  order: Order
  keys: OrderKeys
  /** After a mail was sent, or refused. */
  onChanged: () => void
}

/** The mail with the keys: sent again, or to another address. */
export function KeyMail({ order, keys: { items, resend, correction }, onChanged }: KeyMailProps) {
  const t = useTranslations('confirmation.keyMail')
  const texts = useTranslations('orderStatus.resend')
  const [isCorrecting, setCorrecting] = useState(false)
  const [hasCorrected, setCorrected] = useState(false)
  const [wrong, cancel] = useCancel(isCorrecting, () => setCorrecting(false))
  const { left, problem, isSending, send } = useResend(order.orderNumber, onChanged)
  const email = order.customerEmail
  const hasKeys = items.some(({ keys }) => keys.length > 0)

  const sendAgain = () => {
    setCorrected(false)
    void send()
  }
  const corrected = () => {
    setCorrecting(false)
    setCorrected(true)
    onChanged()
  }

  return (
    <Panel id="key-mail" heading={t('title')}>
      <p className="mt-3 leading-relaxed [overflow-wrap:anywhere] text-ink-soft">
        {t(hasKeys ? 'text' : 'textLater', { email: shownEmail(email) })}
      </p>
      {hasCorrected && <Done isFocused>{t('changed', { email: shownEmail(email) })}</Done>}
      <div role="status" className="empty:hidden">
        {left !== undefined && !hasCorrected && (
          <Done>{`${texts('sent', { email: shownEmail(email) })} ${texts('left', { left })}`}</Done>
        )}
      </div>
      {problem && (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      )}
      {!problem && resend.state === 'used_up' && left === undefined && (
        <p className="mt-3 text-sm leading-relaxed text-ink-soft">
          {texts('used_up', { count: RESENDS_PER_DAY })}
        </p>
      )}
      {isCorrecting ? (
        <CorrectAddress
          orderNumber={order.orderNumber}
          onCorrected={corrected}
          onCancel={cancel}
          onRefused={onChanged}
        />
      ) : (
        <div className="mt-4 flex flex-col gap-3 xs:flex-row xs:flex-wrap">
          {resend.state === 'possible' && (
            <Button variant="outline" disabled={isSending} onClick={sendAgain}>
              <Send aria-hidden className="rtl:-scale-x-100" />
              {isSending ? texts('sending') : t('again')}
            </Button>
          )}
          {correction === 'possible' && !hasCorrected && (
            <Button ref={wrong} variant="ghost" onClick={() => setCorrecting(true)}>
              {t('wrong')}
            </Button>
          )}
        </div>
      )}
      {correction === 'used_up' && !hasCorrected && (
        <p className="mt-3 text-sm leading-relaxed text-muted">{t('used_up')}</p>
      )}
    </Panel>
  )
}

/** Cancelling gives the focus back to the button that opened the form. */
function useCancel(isOpen: boolean, close: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  const isCancelled = useRef(false)
  useEffect(() => {
    if (isOpen || !isCancelled.current) return
    isCancelled.current = false
    button.current?.focus()
  }, [isOpen])
  const cancel = () => {
    isCancelled.current = true
    close()
  }
  return [button, cancel] as const
}

/** @param isFocused takes the focus from the form that it follows */
function Done({ isFocused = false, children }: { isFocused?: boolean; children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.focus()
  }, [isFocused])
  return (
    <p
      ref={box}
      tabIndex={isFocused ? -1 : undefined}
      className="mt-4 flex items-start gap-2.5 rounded-control bg-success-soft px-4 py-3 text-sm font-medium [overflow-wrap:anywhere] text-success focus:outline-none"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {children}
    </p>
  )
}

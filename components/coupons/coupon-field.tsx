'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { Icon } from '@/components/ui/icon/icon'
import type { CartDiscount } from './cart-discount'
import { enterCode, removeCoupon } from './coupon-calls'
import { useCouponTexts } from './use-coupon-texts'

/** A button, behind it the field for a coupon code; or the coupon that was entered, which can be removed. */
export function CouponField({ discount }: { discount: CartDiscount | null | undefined }) {
  const [isOpen, setOpen] = useState(false)
  // Where the focus goes when what had it is gone.
  const [isChanged, setChanged] = useState(false)
  if (discount)
    return (
      <EnteredCoupon
        discount={discount}
        takesFocus={isChanged}
        onRemoved={() => {
          setOpen(false)
          setChanged(true)
        }}
      />
    )
  if (isOpen) return <CodeForm onEntered={() => setChanged(true)} />
  return <OpenButton takesFocus={isChanged} onOpen={() => setOpen(true)} />
}

function OpenButton({ takesFocus, onOpen }: { takesFocus: boolean; onOpen: () => void }) {
  const t = useTranslations('coupon')
  const button = useFocusOnMount<HTMLButtonElement>(takesFocus)
  return (
    <button
      ref={button}
      type="button"
      onClick={onOpen}
      className="-ms-1 inline-flex min-h-9 items-center gap-2 rounded-control px-1 text-sm font-semibold text-primary-strong underline underline-offset-2 hover:text-primary-deep"
    >
      <Icon name="tag" className="size-4" />
      {t('open')}
    </button>
  )
}

function CodeForm({ onEntered }: { onEntered: () => void }) {
  const t = useTranslations('coupon')
  const { failureText } = useCouponTexts()
  const client = useQueryClient()
  const id = useId()
  const input = useFocusOnMount<HTMLInputElement>(true)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (isSending) return
    if (code === '') {
      setProblem(t('empty'))
      input.current?.focus()
      return
    }
    setSending(true)
    setProblem(undefined)
    try {
      await enterCode(client, code, false)
      onEntered()
    } catch (error) {
      setProblem(failureText(error))
      setSending(false)
      input.current?.focus()
    }
  }

  return (
    <form onSubmit={send} noValidate>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        {t('label')}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          name="couponCode"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          className={`${fieldStyle} h-11 min-w-0 flex-1 uppercase`}
        />
        <Button type="submit" variant="outline" aria-disabled={isSending || undefined}>
          {isSending ? t('applying') : t('apply')}
        </Button>
      </div>
      <p
        id={`${id}-error`}
        role="alert"
        className="mt-1.5 text-sm font-medium text-danger empty:hidden"
      >
        {problem}
      </p>
    </form>
  )
}

type EnteredProps = { discount: CartDiscount; takesFocus: boolean; onRemoved: () => void }

function EnteredCoupon({ discount, takesFocus, onRemoved }: EnteredProps) {
  const t = useTranslations('coupon')
  const { problemText, failureText } = useCouponTexts()
  const client = useQueryClient()
  const button = useFocusOnMount<HTMLButtonElement>(takesFocus)
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { code, problem, missingCents } = discount

  async function remove() {
    if (isRemoving) return
    setRemoving(true)
    setFailure(undefined)
    try {
      await removeCoupon(client)
      onRemoved()
    } catch (error) {
      setFailure(failureText(error))
      setRemoving(false)
    }
  }

  return (
    <div className="rounded-control border border-line bg-sunken px-3 py-2 text-sm">
      <div className="flex items-center gap-2">
        <Icon name="tag" className={`size-4 shrink-0 ${problem ? 'text-muted' : 'text-success'}`} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {t.rich('entered', { code: () => <bdi className="font-bold">{code}</bdi> })}
        </span>
        <button
          ref={button}
          type="button"
          onClick={remove}
          aria-disabled={isRemoving || undefined}
          aria-label={t('removeCode', { code })}
          className="-me-1 grid size-8 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-surface hover:text-ink"
        >
          <Icon name="x" className="size-4" />
        </button>
      </div>
      <p role="status" className="mt-0.5 text-ink-soft empty:hidden">
        {problem && problemText(problem, missingCents)}
      </p>
      <p role="alert" className="mt-0.5 font-medium text-danger empty:hidden">
        {failure}
      </p>
    </div>
  )
}

function useFocusOnMount<E extends HTMLElement>(isWanted: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}

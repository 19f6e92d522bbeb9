'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { Icon } from '@/components/ui/icon/icon'
import { directionOf } from '@/lib/i18n/locales'
import type { QueuedToast, ToastRegionHandle } from './toast'

const DEFAULT_DURATION_MS = 5000
const SIDE_OFFSET = 'var(--toast-from-side, 1.25rem)'

const toastStyle =
  'flex w-full items-start gap-3 rounded-card border border-line bg-surface py-3.5 ps-4 pe-12 text-sm text-ink shadow-overlay sm:w-[22.5rem]'

function show({ id, title, description, variant = 'default', durationMs, action }: QueuedToast) {
  const destructive = variant === 'destructive'
  sonner(title, {
    id,
    description,
    duration: durationMs ?? DEFAULT_DURATION_MS,
    action,
    icon: destructive ? (
      <Icon name="circle-alert" className="size-5 text-danger" />
    ) : (
      <Icon name="circle-check" className="size-5 text-success" />
    ),
    className: destructive ? 'border-danger/40!' : undefined,
  })
}

type ToastRegionProps = { connect: (handle: ToastRegionHandle) => () => void }

export default function ToastRegion({ connect }: ToastRegionProps) {
  const t = useTranslations('toasts')
  const direction = directionOf(useLocale())
  const [isPhone] = useState(() => matchMedia('(width < 40rem)').matches)
  useEffect(() => connect({ show, dismiss: (id) => sonner.dismiss(id) }), [connect])
  return (
    <SonnerToaster
      closeButton
      dir={direction}
      // Opposite the cart drawer and its checkout button.
      position={isPhone ? 'top-center' : direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
      style={{ fontFamily: 'inherit' }}
      offset={{
        bottom: 'var(--toast-from-bottom, 1.25rem)',
        left: SIDE_OFFSET,
        right: SIDE_OFFSET,
      }}
      // Below the header.
      mobileOffset={{ top: 'var(--toast-from-top, 4.5rem)', left: 12, right: 12 }}
      gap={10}
      containerAriaLabel={t('region')}
      icons={{ close: <Icon name="x" className="size-4" /> }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('close'),
        classNames: {
          toast: toastStyle,
          icon: 'mt-px shrink-0',
          content: 'min-w-0 flex-1',
          title: 'font-bold [unicode-bidi:plaintext]',
          description: 'mt-0.5 text-ink-soft [overflow-wrap:anywhere] [unicode-bidi:plaintext]',
          actionButton:
            'h-9 shrink-0 self-center rounded-control px-3 font-bold text-primary-strong hover:bg-primary-soft',
          closeButton:
            'absolute end-2 top-2 grid size-8 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink',
        },
      }}
    />
  )
}

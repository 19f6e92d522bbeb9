'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import { ConfirmDialog } from './confirm-dialog'

type Props = {
  guard: ReturnType<typeof useLeaveGuard>
  title: string
  confirmLabel: string
  /** Called before the page is left. */
  onLeave?: () => void
  /** What is lost. */
  children: ReactNode
}

/** Asks before a link leads away from what is not saved. */
export function LeaveDialog({ guard: { target, stay }, onLeave, ...dialog }: Props) {
  const router = useRouter()
  if (target === undefined) return null
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={async () => {
        onLeave?.()
        router.push(target)
      }}
      onClose={stay}
    />
  )
}

type DiscardProps = { guard: Props['guard']; onDiscard: () => void }

/** {@link LeaveDialog} of a form of its own. @param onDiscard resets the form */
export function DiscardDialog({ guard, onDiscard }: DiscardProps) {
  const common = useTranslations('backOffice.common')
  return (
    <LeaveDialog
      guard={guard}
      title={common('discardQuestion')}
      confirmLabel={common('discard')}
      onLeave={onDiscard}
    >
      <p>{common('discardText')}</p>
    </LeaveDialog>
  )
}

'use client'

import { useRouter } from 'next/navigation'
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
export const DiscardDialog = ({ guard, onDiscard }: DiscardProps) => (
  <LeaveDialog
    guard={guard}
    title="Discard your changes?"
    confirmLabel="Discard"
    onLeave={onDiscard}
  >
    <p>What you have written since the last time you saved is lost.</p>
  </LeaveDialog>
)

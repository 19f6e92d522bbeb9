export type Toast = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** How long it stays; 5 seconds by default. */
  durationMs?: number
  /** An action, such as Undo; it closes the toast. */
  action?: { label: string; onClick: () => void }
  /** About the cart; dismissed when the cart is opened. */
  isAboutCart?: boolean
}
export type QueuedToast = Toast & { id: string }

/** The loaded toast region's methods. */
export type ToastRegionHandle = {
  show: (toast: QueuedToast) => void
  dismiss: (id: string) => void
}

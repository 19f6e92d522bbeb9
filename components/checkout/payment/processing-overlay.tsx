import * as Dialog from '@radix-ui/react-dialog'
import { LoaderCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'

const stay = (event: Event) => event.preventDefault()

/** Covers the page while the order is made; nothing can close it. */
export function ProcessingOverlay() {
  const t = useTranslations('payment.overlay')
  return (
    <Dialog.Root open modal>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-canvas/90 backdrop-blur-sm" />
        <Dialog.Content
          role="alertdialog"
          aria-busy
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-2 px-6 text-center focus:outline-none"
        >
          <LoaderCircle aria-hidden className="mb-3 size-12 animate-spin text-primary-strong" />
          <Dialog.Title className="text-xl font-bold sm:text-2xl">{t('title')}</Dialog.Title>
          <Dialog.Description className="text-ink-soft">{t('text')}</Dialog.Description>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

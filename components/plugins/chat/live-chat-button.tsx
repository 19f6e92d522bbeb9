'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { decide } from '@/components/plugins/consent/consent-store'
import { Button } from '@/components/ui/button'
import { type ChatPlugin, chatName } from './chat-plugin'

type LiveChatButtonProps = { plugin: ChatPlugin; size?: 'md' | 'lg' }

/** Opens the chat. Pressing it is the consent for it, and the words beside it say so. */
export function LiveChatButton({ plugin, size }: LiveChatButtonProps) {
  const t = useTranslations('liveChat')
  const id = useId()
  const [state, setState] = useState<'ready' | 'opening' | 'failed'>('ready')

  async function open() {
    if (state === 'opening') return
    setState('opening')
    decide({ chat: true })
    try {
      const { openChat } = await import('./chat-window')
      await openChat(plugin)
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <div>
      <Button
        size={size}
        className="w-full"
        aria-describedby={`${id}-note`}
        aria-disabled={state === 'opening' || undefined}
        onClick={open}
      >
        {state === 'opening' ? t('opening') : t('start')}
      </Button>
      <p id={`${id}-note`} className="mt-2 text-sm leading-snug text-muted">
        {t('note', { vendor: chatName(plugin) })}
      </p>
      <p role="alert" className="text-sm font-medium text-danger">
        {state === 'failed' && <span className="mt-2 block">{t('failed')}</span>}
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import messages from '@/lib/i18n/back-office/zh'
import serverTexts from '@/messages/server/zh.json'
import sentences from './server-texts/zh'
import { TextsProvider } from './texts-provider'

export default function Texts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider texts={messages} serverTexts={serverTexts} sentences={sentences}>
      {children}
    </TextsProvider>
  )
}

import type { ReactNode } from 'react'
import messages from '@/lib/i18n/back-office/ja'
import serverTexts from '@/messages/server/ja.json'
import sentences from './server-texts/ja'
import { TextsProvider } from './texts-provider'

export default function Texts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider texts={messages} serverTexts={serverTexts} sentences={sentences}>
      {children}
    </TextsProvider>
  )
}

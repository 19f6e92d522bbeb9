import type { ReactNode } from 'react'
import messages from '@/lib/i18n/back-office/en'
import serverTexts from '@/messages/server/en.json'
import { TextsProvider } from './texts-provider'

export default function Texts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider texts={messages} serverTexts={serverTexts}>
      {children}
    </TextsProvider>
  )
}

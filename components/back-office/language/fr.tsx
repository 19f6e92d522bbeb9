import type { ReactNode } from 'react'
import messages from '@/lib/i18n/back-office/fr'
import serverTexts from '@/messages/server/fr.json'
import sentences from './server-texts/fr'
import { TextsProvider } from './texts-provider'

export default function Texts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider texts={messages} serverTexts={serverTexts} sentences={sentences}>
      {children}
    </TextsProvider>
  )
}

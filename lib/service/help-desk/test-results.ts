/** What Test Connection says of a help desk. */
import type { Plugin } from '@/lib/plugins/plugin'
import { failed } from '@/lib/plugins/test-results'

type Named = Pick<Plugin, 'name'>

export const noSuchAddress = ({ name }: Named) => failed(`${name} knows no such address.`)
export const noAgent = ({ name }: Named) =>
  failed(`${name} takes the credentials, but they are no agent’s.`)
export const noMailbox = ({ name }: Named) =>
  failed(`${name} takes the credentials, but knows no such mailbox.`)

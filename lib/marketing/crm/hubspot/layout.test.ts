import { describe, expect, it } from '@jest/globals'
import { stagesOf } from './layout'

const stage = (id: string, isClosed: unknown, probability: unknown) => ({
  id,
  metadata: { isClosed, probability },
})
const won = stage('w', 'true', '1.0')
const lost = stage('l', 'true', '0.0')

describe('a pipeline of HubSpot', () => {
  it('has a stage of won deals and one of lost deals, whatever they are called', () => {
    const stages = [stage('a', 'false', '0.0'), stage('b', 'false', '1.0'), won, lost]
    expect(stagesOf({ stages })).toEqual({ won: 'w', lost: 'l' })
  })

  it('may lack one of them', () => {
    expect(stagesOf({ stages: [won] })).toBeNull()
    expect(stagesOf({ stages: [lost] })).toBeNull()
  })
})

import { expect, it, jest } from '@jest/globals'
import { loadContracts } from './load-contracts'
import { credentialsRequest } from './requests'

it('gives contracts a silent logger that is created only once', async () => {
  const contracts = await loadContracts()
  const { default: logger } = await import('authorizenet/lib/logger.js')
  expect(logger.getLogger('one')).toBe(logger.getLogger('other'))
  // Contracts would create a logger per object if they got it elsewhere.
  const getLogger = jest.spyOn(logger, 'getLogger')
  credentialsRequest(contracts, { name: 'login', transactionKey: 'key' }).getJSON()
  expect(getLogger).toHaveBeenCalled()
  getLogger.mockRestore()
})

import { testPages } from '../../support/page-tests.ts'

testPages()

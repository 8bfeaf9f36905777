import { CHANGES } from '../../support/outbox';
import { actionOf } from '../../../src/streams/actions/table';
import { describeCases } from './describe-cases';

describeCases(Object.values(CHANGES).map(([aspect, wanted]) => actionOf({ aspect, wanted })));

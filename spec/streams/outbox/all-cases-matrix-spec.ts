import { isKind, KINDS } from '../../../src/streams/outbox/kinds';
import { describeCases } from './describe-cases';

describeCases(Object.keys(KINDS).filter(isKind));

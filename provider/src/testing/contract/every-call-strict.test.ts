import { createGeneratedTransport } from './generated-transport';
import { testEveryCall } from './test-every-call';

testEveryCall('strict', createGeneratedTransport);

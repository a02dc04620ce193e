import { testEveryCall } from './test-every-call';

testEveryCall('strict');

import { testEveryCall } from './test-every-call';

testEveryCall('hostile');

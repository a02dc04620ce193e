import { Card, Button } from '@social/ui';
import { useLocation } from '@social/ui/router';
import { useState } from 'react';
import { obj, id } from '@social/api/wire';
export function Region() { const l = useLocation(); const [n, set] = useState(0); return <Card onClick={() => set(n + 1)}>feed at {l.pathname} {n} {String(obj({ a: id }).safeParse({ a: 'x' }).success)}<Button>b</Button></Card>; }
